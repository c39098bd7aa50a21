import type { Language } from '@plumbline/resources/language/languages';
import type { Contents } from '@plumbline/resources/rules/reports/contexts/contexts';
import { fillTemplate } from '../fillTemplate';
import { dialects } from '../finish/dialect';
import { dropEmpty } from '../finish/dropEmpty';
import { prepareContext } from '../prepareContext';
import { openTemplate } from '../template/openTemplate';
import { type Paragraph, readParagraphs } from '../texts/readParagraphs';

export interface TextsJob {
  template: Uint8Array;
  language: Language;
  contents: Contents[];
}

/** The paragraphs that a template says of each of these contents; headers, footers and pictures are left out. */
export async function textsJob({ template, language, contents }: TextsJob): Promise<Paragraph[][]> {
  const { format, parts } = openTemplate(template, contents[0]?.of);
  const { body } = dialects[format];
  const main = parts.get(body);
  if (!main) return contents.map(() => []);
  const texts: Paragraph[][] = [];
  for (const one of contents) {
    const { data } = prepareContext(one);
    const filled = await fillTemplate({ format, parts: new Map([[body, main]]) }, data, language);
    const xml = Buffer.from(filled.get(body) ?? []).toString('utf8');
    texts.push(readParagraphs(dropEmpty(xml, dialects[format]), format));
  }
  return texts;
}

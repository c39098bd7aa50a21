import type { Language } from '@plumbline/resources/language/languages';
import { contextOfKind, isText, type ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import { readTemplateApart, renderTexts } from './renderReport';
import { sampleContents } from './sample/sampleContents';
import { paragraphOf } from './template/bodyParagraphs';
import type { TemplateProblem } from './template/templateProblem';
import { type Paragraph, plainText } from './texts/readParagraphs';

/** Characters, far above real mails; they bound the row of a mail’s job. */
export const textLimits = { text: 50_000, subject: 300 } as const;

export const lengthOf = (paragraphs: readonly Paragraph[]): number =>
  paragraphs.reduce((sum, paragraph) => sum + plainText(paragraph).length, 0);

/** Why what a template says of sample data makes no mail or no label. Errors: those of `renderTexts`. */
export async function textProblems(
  template: Uint8Array,
  { kind, language }: { kind: ReportKind; language: Language },
): Promise<TemplateProblem[]> {
  if (!isText(kind)) return [];
  const contents = [sampleContents(kind, language)];
  const [paragraphs = []] = await renderTexts({ template, language, contents });
  const wrong = whatIsWrong(paragraphs, { isMail: contextOfKind[kind] !== 'label' });
  if (!wrong) return [];
  const { at, ...problem } = wrong;
  const reading = await readTemplateApart(template, contextOfKind[kind]);
  return [{ ...problem, place: paragraphOf(reading.paragraphs, at) }];
}

/** The problem with its paragraph, as it is after filling. */
function whatIsWrong(
  paragraphs: readonly Paragraph[],
  { isMail }: { isMail: boolean },
): (Omit<TemplateProblem, 'place'> & { at: string }) | null {
  const texts = paragraphs.map(plainText);
  const [first = ''] = texts;
  if (texts.length < (isMail ? 2 : 1)) return { code: 'TEMPLATE_TEXT_MISSING', at: first };
  if (isMail && first.length > textLimits.subject)
    return { code: 'TEMPLATE_SUBJECT_TOO_LONG', at: first, found: String(textLimits.subject) };
  if (lengthOf(paragraphs) <= textLimits.text) return null;
  const longest = texts.reduce((one, other) => (other.length > one.length ? other : one), '');
  return { code: 'TEMPLATE_TEXT_TOO_LONG', at: longest, found: String(textLimits.text) };
}

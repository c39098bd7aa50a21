import type { Language } from '@plumbline/resources/language/languages';
import { contextOfKind, isText, type ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import { renderTexts } from './renderReport';
import { sampleContents } from './sample/sampleContents';
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
  const isMail = contextOfKind[kind] !== 'label';
  const contents = [sampleContents(kind, language)];
  const [paragraphs = []] = await renderTexts({ template, language, contents });
  const subject = paragraphs[0] ? plainText(paragraphs[0]) : '';
  const place = { part: '', near: subject.slice(0, mostShown) };
  if (paragraphs.length < (isMail ? 2 : 1)) return [{ code: 'TEMPLATE_TEXT_MISSING', place }];
  if (isMail && subject.length > textLimits.subject)
    return [{ code: 'TEMPLATE_SUBJECT_TOO_LONG', place, found: String(textLimits.subject) }];
  if (lengthOf(paragraphs) > textLimits.text)
    return [{ code: 'TEMPLATE_TEXT_TOO_LONG', place, found: String(textLimits.text) }];
  return [];
}

const mostShown = 60;

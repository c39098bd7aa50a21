import type { Language } from '@plumbline/resources/language/languages';
import type { Contents } from '@plumbline/resources/rules/reports/contexts/contexts';
import { fillTemplate } from '../fillTemplate';
import { describeContents } from '../finish/describeContents';
import { describeDocument } from '../finish/describeDocument';
import { dialects } from '../finish/dialect';
import { finishDocument } from '../finish/finishDocument';
import type { ReportWarning } from '../finish/pictureStore';
import { prepareContext } from '../prepareContext';
import { findFilledRisks } from '../template/findFilledRisks';
import { type OpenTemplate, refuse } from '../template/openTemplate';
import { withAccent } from '../withAccent';

/** `edge`: pixels that the longer side needs; a smaller copy of the picture will do. */
export type LoadPicture = (hash: string, edge: number) => Promise<Uint8Array>;

export type Filling = Contents & {
  language: Language;
  /** `#RRGGBB` instead of the template's accent colour. */
  accent?: string | null;
};

/** The filled template, ready for LibreOffice, and warnings of what was left out. */
export async function fillDocument(
  template: OpenTemplate,
  { language, accent, ...contents }: Filling,
  load: LoadPicture,
): Promise<{ document: OpenTemplate; warnings: ReportWarning[] }> {
  const { data, pictures } = prepareContext(contents);
  const dressed = accent ? withAccent(template, accent) : template;
  const document = { format: template.format, parts: await fillTemplate(dressed, data, language) };
  const warnings = await finishDocument(document, { pictures, load });
  if (document.format === 'docx') refuse(findFilledRisks(document.parts, dialects.docx.content));
  describeDocument(document, describeContents(contents), language);
  return { document, warnings };
}

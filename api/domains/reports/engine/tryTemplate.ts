import type { Language } from '@plumbline/resources/language/languages';
import { contextOfKind, type ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import { ApiError } from '../../../base/errors/errors';
import type { TemplateReading } from './readTemplate';
import { readTemplateApart, renderReport } from './renderReport';
import { emptyContents, sampleContents } from './sample/sampleContents';
import { samplePicture } from './sample/samplePicture';
import type { TemplateProblem } from './template/templateProblem';
import { textProblems } from './textProblems';

export interface TemplateTrial extends TemplateReading {
  /** PDF with sample data; missing if there are problems. */
  pdf?: Buffer;
}

/**
 * Acceptance check of an uploaded template: validates it, then renders it with sample data and with empty data. Throws
 * as `readTemplate` if it cannot be opened, and REPORT_… for failures that are not caused by the template.
 */
export async function tryTemplate(
  template: Uint8Array,
  { kind, language }: { kind: ReportKind; language: Language },
): Promise<TemplateTrial> {
  const reading = await readTemplateApart(template, contextOfKind[kind]);
  if (reading.problems.length > 0) return reading;
  try {
    const problems = await textProblems(template, { kind, language });
    if (problems.length > 0) return { ...reading, problems };
    const request = { template, language, images: samplePicture };
    await renderReport({ ...request, ...emptyContents(kind, language) });
    const { pdf } = await renderReport({ ...request, ...sampleContents(kind, language, { equipment: 3 }) });
    return { ...reading, pdf };
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    return { ...reading, problems: [problem] };
  }
}

/** What in the template makes it fail; undefined for failures of another cause. */
export function problemOf(error: unknown): TemplateProblem | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const isUnreadable = error.code === 'REPORT_CONVERSION_FAILED';
  if (!isUnreadable && !error.code.startsWith('TEMPLATE_')) return undefined;
  const { part, reason } = error.data;
  return {
    code: 'TEMPLATE_DOES_NOT_FILL',
    place: { part: typeof part === 'string' ? part : '' },
    ...(typeof reason === 'string' ? { found: reason } : {}),
  };
}

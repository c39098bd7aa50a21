import type { Language } from '@plumbline/resources/language/languages';
import { emptyReportContext } from '@plumbline/resources/rules/reports/emptyReportContext';
import { ApiError } from '../../../base/errors/errors';
import type { TemplateReading } from './readTemplate';
import { readTemplateApart, renderReport } from './renderReport';
import { samplePicture } from './sample/samplePicture';
import { sampleContext } from './sampleContext';
import type { TemplateProblem } from './template/templateProblem';

export interface TemplateTrial extends TemplateReading {
  /** What the template looks like with sample data; missing where there are problems. */
  pdf?: Buffer;
}

/**
 * What an uploaded template must pass before it is accepted: it is looked through, then made into a PDF with sample data
 * and without any. Throws as `readTemplate` does where it cannot be opened, and REPORT_… where the engine is not to blame
 * the template for.
 */
export async function tryTemplate(template: Uint8Array, language: Language): Promise<TemplateTrial> {
  const reading = await readTemplateApart(template);
  if (reading.problems.length > 0) return reading;
  try {
    const request = { template, language, images: samplePicture };
    await renderReport({ ...request, context: emptyReportContext(language) });
    const { pdf } = await renderReport({ ...request, context: sampleContext(language, { equipment: 3 }) });
    return { ...reading, pdf };
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    return { ...reading, problems: [problem] };
  }
}

function problemOf(error: unknown): TemplateProblem | undefined {
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

import { ApiError } from '../../../base/errors/errors';
import type { TemplateFormat } from './finish/dialect';
import { checkTags } from './template/checkTags';
import { readDocument } from './template/openTemplate';
import { problemData, type TemplateProblem } from './template/templateProblem';

export interface TemplateReading {
  format: TemplateFormat;
  /** The tags it uses, as Carbone reads them. */
  tags: string[];
  /** Empty where it may be used; otherwise everything that is wrong, each with its place. */
  problems: TemplateProblem[];
  /** What reports will do without. */
  warnings: TemplateProblem[];
}

/**
 * Looks at an uploaded template without running anything of it. Throws TEMPLATE_NOT_A_DOCUMENT, TEMPLATE_BROKEN or
 * TEMPLATE_TOO_LARGE where it cannot be opened at all.
 */
export function readTemplate(bytes: Uint8Array): TemplateReading {
  const { format, tags, problems, warnings } = readDocument(bytes);
  return {
    format,
    tags: [...new Set(tags.map(({ source }) => source))],
    problems: [...problems, ...checkTags(tags)],
    warnings,
  };
}

/** The same as an error, for where a template must be right. */
export function requireGoodTemplate(bytes: Uint8Array): TemplateReading {
  const reading = readTemplate(bytes);
  const [first] = reading.problems;
  if (first) throw new ApiError(first.code, { ...problemData(first), problems: reading.problems });
  return reading;
}

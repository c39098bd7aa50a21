import { ApiError } from '../../../base/errors/errors';
import type { TemplateFormat } from './finish/dialect';
import { checkTags } from './template/checkTags';
import { findMisplacedTags } from './template/findMisplacedTags';
import { findRisks } from './template/findRisks';
import { findTags } from './template/findTags';
import { type OpenTemplate, unpackTemplate } from './template/openTemplate';
import { problemData, type TemplateProblem } from './template/templateProblem';

export interface TemplateReading {
  format: TemplateFormat;
  /** The tags it uses, as Carbone reads them. */
  tags: string[];
  /** Empty where it may be used; otherwise everything that is wrong, each with its place. */
  problems: TemplateProblem[];
}

/**
 * Looks at an uploaded template without running anything of it. Throws TEMPLATE_NOT_A_DOCUMENT, TEMPLATE_BROKEN or
 * TEMPLATE_TOO_LARGE where it cannot be opened at all.
 */
export function readTemplate(bytes: Uint8Array): TemplateReading {
  const template: OpenTemplate = unpackTemplate(bytes);
  const tags = findTags(template);
  const misplaced = findMisplacedTags(template);
  return {
    format: template.format,
    tags: [...new Set(tags.map(({ source }) => source))],
    problems: [...findRisks(template.parts, template.format), ...misplaced, ...checkTags(tags)],
  };
}

/** The same as an error, for where a template must be right. */
export function requireGoodTemplate(bytes: Uint8Array): TemplateReading {
  const reading = readTemplate(bytes);
  const [first] = reading.problems;
  if (first) throw new ApiError(first.code, { ...problemData(first), problems: reading.problems });
  return reading;
}

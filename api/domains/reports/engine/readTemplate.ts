import { type ContextName, textContexts } from '@plumbline/resources/rules/reports/contexts/contexts';
import { ApiError } from '../../../base/errors/errors';
import type { TemplateFormat } from './finish/dialect';
import { bodyParagraphs } from './template/bodyParagraphs';
import { checkTags } from './template/checkTags';
import { findWarnings } from './template/findWarnings';
import { readDocument } from './template/openTemplate';
import { templateLimits } from './template/templateLimits';
import { problemData, type TemplatePlace, type TemplateProblem } from './template/templateProblem';

export interface TemplateReading {
  format: TemplateFormat;
  /** Tags used, as Carbone reads them. */
  tags: string[];
  /** Those of the body, if the template makes a text. */
  paragraphs: TemplatePlace[];
  /** Empty if the template is valid; otherwise all problems with their place. */
  problems: TemplateProblem[];
  /** Content that reports leave out, and, in a valid template, what makes them hard to read. */
  warnings: TemplateProblem[];
}

/**
 * Validates an uploaded template without rendering it. Throws TEMPLATE_NOT_A_DOCUMENT, TEMPLATE_BROKEN or
 * TEMPLATE_TOO_LARGE if it cannot be opened.
 */
export function readTemplate(bytes: Uint8Array, of: ContextName = 'report'): TemplateReading {
  const { format, parts, tags, problems, warnings } = readDocument(bytes);
  const all = [...problems, ...checkTags(of, tags), ...withoutTags(of, tags)];
  return {
    format,
    tags: [...new Set(tags.map(({ source }) => source))],
    paragraphs: textContexts.includes(of) ? bodyParagraphs(parts, format) : [],
    problems: all.slice(0, templateLimits.problems),
    warnings: all.length > 0 ? warnings : [...warnings, ...findWarnings({ of, format, parts, tags })],
  };
}

/** A document of an order that says the same for every order tells neither number nor amount. */
const withoutTags = (of: ContextName, { length }: readonly unknown[]): TemplateProblem[] =>
  of === 'order' && length === 0 ? [{ code: 'TEMPLATE_WITHOUT_TAGS', place: { part: '' } }] : [];

/** As `readTemplate`, but throws the first problem as an ApiError. */
export function requireGoodTemplate(bytes: Uint8Array): TemplateReading {
  const reading = readTemplate(bytes);
  const [first] = reading.problems;
  if (first) throw new ApiError(first.code, { ...problemData(first), problems: reading.problems });
  return reading;
}

import type { ErrorCode, ErrorData } from '../../../../base/errors/errors';

/** A problem of a template and its place, in terms its author can find in Word. */
export interface TemplateProblem {
  code: ErrorCode & `TEMPLATE_${string}`;
  place: TemplatePlace;
  /** The refused tag, target or name. */
  found?: string;
  /** The tag that was probably meant. */
  suggestion?: string;
}

export interface TemplatePlace {
  /** File in the package, such as `word/header1.xml`. */
  part: string;
  /** Paragraph of the part, counted from 1. */
  paragraph?: number;
  /** Text of the paragraph, shortened. */
  near?: string;
}

/** Placeholder values of the error's text. */
export function problemData({ place, found }: TemplateProblem): ErrorData {
  return { part: place.part, paragraph: place.paragraph ?? '', near: place.near ?? '', found: found ?? '' };
}

import type { ErrorCode, ErrorData } from '../../../../base/errors/errors';

/** What is wrong with a template, and where, in words its author finds again in Word. */
export interface TemplateProblem {
  code: ErrorCode & `TEMPLATE_${string}`;
  place: TemplatePlace;
  /** The tag, target or name that is refused. */
  found?: string;
}

export interface TemplatePlace {
  /** File inside the package, such as `word/header1.xml`. */
  part: string;
  /** Which paragraph of the part, counted from 1. */
  paragraph?: number;
  /** The text of that paragraph, shortened. */
  near?: string;
}

/** What the text of the error is filled with. */
export function problemData({ place, found }: TemplateProblem): ErrorData {
  return { part: place.part, paragraph: place.paragraph ?? '', near: place.near ?? '', found: found ?? '' };
}

import type { Attributes, Report } from './nameCheck';

/** An element that the grammar allows, with what it may have. */
export interface AllowedElement {
  /** As it is written anew, such as `w:fldChar`. */
  name: string;
  attributes: Attributes;
  /** Where in the new text it begins. */
  position: number;
  /** The prefix that a namespace prefix of the original is written with; empty where it is not known here. */
  prefixOf(original: string): string;
}

/** What a format asks of values, beyond allowed names; it is told of everything in the order of the text. */
export interface ElementRules {
  /** Looks at values and may change them; `leaveOut`: the element goes with all it holds. */
  open(element: AllowedElement, report: Report): 'keep' | 'leaveOut';
  text(text: string): void;
  close(name: string): void;
  end(report: Report): void;
}

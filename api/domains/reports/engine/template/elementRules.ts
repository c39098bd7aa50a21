import type { Attributes, Report } from './nameCheck';

/** An element allowed by the grammar, with its attributes. */
export interface AllowedElement {
  /** Rewritten name, such as `w:fldChar`. */
  name: string;
  attributes: Attributes;
  /** Start position in the rewritten text. */
  position: number;
  /** The rewritten prefix of a prefix in the original; empty if its namespace is unknown. */
  prefixOf(original: string): string;
}

/** Checks of values, beyond names; called in document order. */
export interface ElementRules {
  /** Checks values and may change them; `leaveOut` drops the element with its content. */
  open(element: AllowedElement, report: Report): 'keep' | 'leaveOut';
  text(text: string): void;
  close(name: string): void;
  end(report: Report): void;
}

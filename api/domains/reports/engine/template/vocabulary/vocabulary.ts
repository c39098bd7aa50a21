import type { TemplateProblem } from '../templateProblem';

/** Allowed names of one namespace; attributes without a prefix belong to the namespace of their element. */
export interface Vocabulary {
  /** The prefix used when rewriting, regardless of the template's prefix. */
  prefix: string;
  /** The first is written; the others are equivalent (ISO 29500 strict). */
  uris: readonly [string, ...string[]];
  elements: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
  /** Whether attributes of its elements are prefixed. */
  isQualified: boolean;
}

/** Allowed content of one format; anything neither allowed nor left out is refused. */
export interface Grammar {
  vocabularies: readonly Vocabulary[];
  /** Prefixes of further namespaces, used by `leftOut` and `refusals`. */
  others: Readonly<Record<string, string>>;
  /** Harmless and not needed: removed with their content. Elements as `w:comments`, attributes as `@w:rsid`. */
  leftOut: ReadonlySet<string>;
  /** Extension namespaces that the standard allows readers to ignore. */
  extensions: RegExp;
  /** Refused names with an error code of their own. */
  refusals: readonly Refusal[];
}

export interface Refusal {
  code: TemplateProblem['code'];
  names?: ReadonlySet<string>;
  namespaces?: RegExp;
}

export function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** Namespace declarations of a grammar, for the root of each part. */
export function declarations({ vocabularies }: Grammar): string {
  return vocabularies
    .map(({ prefix, uris }) => (prefix === 'xml' ? '' : ` xmlns:${prefix}="${uris[0]}"`))
    .join('');
}

import type { TemplateProblem } from '../templateProblem';

/** What a template may hold of one namespace; attributes without a prefix count to the namespace of their element. */
export interface Vocabulary {
  /** The prefix it is written with, whatever the template calls it. */
  prefix: string;
  /** The first is written; the others mean the same (ISO 29500 strict). */
  uris: readonly [string, ...string[]];
  elements: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
  /** Whether attributes of its elements bear its prefix. */
  isQualified: boolean;
}

/** What one format may hold; anything neither allowed nor left out is refused. */
export interface Grammar {
  vocabularies: readonly Vocabulary[];
  /** Prefixes for further namespaces, by which `leftOut` and `refusals` name what is theirs. */
  others: Readonly<Record<string, string>>;
  /** Harmless and not needed: taken out with all they hold. Elements as `w:comments`, attributes as `@w:rsid`. */
  leftOut: ReadonlySet<string>;
  /** Namespaces of extensions, which their standard lets readers pass over. */
  extensions: RegExp;
  /** What authors are told of some of the rest in other words than that it is not known. */
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

/** All namespaces of a grammar, as they stand at the root of each part. */
export function declarations({ vocabularies }: Grammar): string {
  return vocabularies
    .map(({ prefix, uris }) => (prefix === 'xml' ? '' : ` xmlns:${prefix}="${uris[0]}"`))
    .join('');
}

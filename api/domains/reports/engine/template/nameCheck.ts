import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import type { TemplateProblem } from './templateProblem';
import type { Grammar, Vocabulary } from './vocabulary/vocabulary';

type Code = TemplateProblem['code'];
export type Verdict =
  | { kind: 'allowed'; name: string }
  | { kind: 'leftOut' }
  | { kind: 'refused'; code: Code };
/** `position` defaults to the current position in the text. */
export type Report = (code: Code, found: string, position?: number) => void;
export type Attributes = Map<string, string>;

/** Nested by namespace and local name: building a joined key would cost more than parsing. */
type Verdicts = Map<string, Map<string, Verdict>>;

/** Looks up names in a grammar by namespace and local name; each result is cached. */
export class NameCheck {
  private readonly spaces = new Map<string, Vocabulary>();
  private readonly elementVerdicts: Verdicts = new Map();
  /** By the namespace of the element. */
  private readonly attributeVerdicts = new Map<string, Verdicts>();
  /** Namespaces declared ignorable by the document (`mc:Ignorable`). */
  private readonly passedOver = new Set<string>();

  constructor(private readonly grammar: Grammar) {
    for (const vocabulary of grammar.vocabularies)
      for (const uri of vocabulary.uris) this.spaces.set(uri, vocabulary);
  }

  element(tag: SaxesTagNS): Verdict {
    this.readIgnorable(tag);
    const verdicts = entry(this.elementVerdicts, tag.uri);
    const known = verdicts.get(tag.local);
    if (known) return known;
    const space = this.spaces.get(tag.uri);
    const verdict: Verdict = space?.elements.has(tag.local)
      ? { kind: 'allowed', name: `${space.prefix}:${tag.local}` }
      : this.verdictOn(tag.uri, `${this.prefixOf(tag.uri)}:${tag.local}`);
    verdicts.set(tag.local, verdict);
    return verdict;
  }

  /** The allowed attributes by rewritten name. */
  attributes(tag: SaxesTagNS, report: Report): Attributes {
    const allowed: Attributes = new Map();
    for (const key in tag.attributes) {
      const attribute = tag.attributes[key];
      if (attribute === undefined || attribute.prefix === 'xmlns' || attribute.name === 'xmlns') continue;
      const verdict = this.attribute(tag.uri, attribute);
      if (verdict.kind === 'allowed') allowed.set(verdict.name, attribute.value);
      else if (verdict.kind === 'refused') report(verdict.code, `${attribute.name}="${attribute.value}"`);
    }
    return allowed;
  }

  private attribute(elementUri: string, { uri, local }: SaxesAttributeNS): Verdict {
    const verdicts = entry(entry(this.attributeVerdicts, elementUri), uri);
    const known = verdicts.get(local);
    if (known) return known;
    const owner = uri || elementUri;
    const space = this.spaces.get(owner);
    const isWrittenWithPrefix = uri !== '';
    const verdict: Verdict = space?.attributes.has(local)
      ? { kind: 'allowed', name: isWrittenWithPrefix ? `${space.prefix}:${local}` : local }
      : this.verdictOn(owner, `@${this.prefixOf(owner)}:${local}`);
    verdicts.set(local, verdict);
    return verdict;
  }

  /** The rewritten prefix of a namespace; empty if it is not allowed. */
  prefixOf(uri: string): string {
    return this.spaces.get(uri)?.prefix ?? this.grammar.others[uri] ?? '';
  }

  private verdictOn(uri: string, name: string): Verdict {
    if (this.grammar.leftOut.has(name)) return { kind: 'leftOut' };
    const refusal = this.grammar.refusals.find(
      ({ names, namespaces }) => names?.has(name) || namespaces?.test(uri),
    );
    if (refusal) return { kind: 'refused', code: refusal.code };
    const isExtension = this.passedOver.has(uri) ? !this.spaces.has(uri) : this.grammar.extensions.test(uri);
    if (isExtension) return { kind: 'leftOut' };
    return { kind: 'refused', code: 'TEMPLATE_UNKNOWN_CONTENT' };
  }

  private readIgnorable({ attributes, ns }: SaxesTagNS): void {
    for (const key in attributes) {
      const attribute = attributes[key];
      if (attribute?.local !== 'Ignorable' || this.prefixOf(attribute.uri) !== 'mc') continue;
      for (const prefix of attribute.value.split(/\s+/)) {
        const uri = ns[prefix];
        if (uri !== undefined) this.passedOver.add(uri);
      }
    }
  }
}

function entry<T>(maps: Map<string, Map<string, T>>, key: string): Map<string, T> {
  const known = maps.get(key);
  if (known) return known;
  const made = new Map<string, T>();
  maps.set(key, made);
  return made;
}

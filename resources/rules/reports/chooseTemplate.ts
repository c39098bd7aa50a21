/** A template that might apply to a report. */
export interface TemplateCandidate {
  id: string;
  kind: string;
  isActive: boolean | null;
  publishedVersion: number | null;
  /** ISO 8601. */
  publishedAt: string | null;
  /** 0: of the account itself, 1: of its broker, 2: of the broker above … */
  distance: number;
  // Conditions; empty ones do not restrict.
  language: string | null;
  owner: string | null;
  categories: readonly string[] | null;
  type: string | null;
}

/** What the conditions are compared with. */
export interface TemplateWish {
  kind: string;
  language: string | null;
  owner: string | null;
  type: string | null;
  /** Each category of the report with its ancestors. */
  categories: readonly (readonly string[])[];
}

/** Why a template was chosen or not; the first that is true. */
export const templateReasons = [
  'chosen',
  'kind',
  'inactive',
  'unpublished',
  'customer',
  'category',
  'type',
  'language',
  'fartherBroker',
  'lessSpecific',
  'older',
] as const;
export type TemplateReason = (typeof templateReasons)[number];

/**
 * Which template a report uses, with the reason for each candidate. The account's own come before its broker's and
 * those before the brokers above; then more conditions before fewer, customer before category before type before
 * language, and the most recently published. None: the default template.
 */
export function chooseTemplate<C extends TemplateCandidate>(
  candidates: readonly C[],
  wish: TemplateWish,
): { chosen: C | undefined; outcomes: { candidate: C; reason: TemplateReason }[] } {
  const applying = candidates.filter((candidate) => hindrance(candidate, wish) === undefined);
  const [chosen] = [...applying].sort(byPrecedence);
  return {
    chosen,
    outcomes: candidates.map((candidate) => ({
      candidate,
      reason: hindrance(candidate, wish) ?? (chosen ? behind(candidate, chosen) : 'chosen'),
    })),
  };
}

function hindrance(candidate: TemplateCandidate, wish: TemplateWish): TemplateReason | undefined {
  const { kind, isActive, publishedVersion, owner, categories, type, language } = candidate;
  if (kind !== wish.kind) return 'kind';
  if (!isActive) return 'inactive';
  if (publishedVersion === null) return 'unpublished';
  if (owner && owner !== wish.owner) return 'customer';
  if (categories && categories.length > 0 && !areAllWithin(wish.categories, categories)) return 'category';
  if (type && type !== wish.type) return 'type';
  return language && language !== wish.language ? 'language' : undefined;
}

/** A report on several categories needs a template for all of them. */
const areAllWithin = (paths: TemplateWish['categories'], allowed: readonly string[]): boolean =>
  paths.length > 0 && paths.every((path) => path.some((id) => allowed.includes(id)));

/** Conditions in the order of their weight. */
const conditionsOf = ({ owner, categories, type, language }: TemplateCandidate): boolean[] => [
  Boolean(owner),
  (categories?.length ?? 0) > 0,
  Boolean(type),
  Boolean(language),
];
const countOf = (candidate: TemplateCandidate): number => conditionsOf(candidate).filter(Boolean).length;
/** Comparable by `<`: the customer's condition is the highest digit. */
const weightOf = (candidate: TemplateCandidate): number =>
  conditionsOf(candidate).reduce((weight, isSet) => weight * 2 + Number(isSet), 0);

const bySpecificity = (a: TemplateCandidate, b: TemplateCandidate): number =>
  countOf(b) - countOf(a) || weightOf(b) - weightOf(a);

function byPrecedence(a: TemplateCandidate, b: TemplateCandidate): number {
  const byAge = compare(b.publishedAt ?? '', a.publishedAt ?? '');
  return a.distance - b.distance || bySpecificity(a, b) || byAge || compare(a.id, b.id);
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function behind(candidate: TemplateCandidate, chosen: TemplateCandidate): TemplateReason {
  if (candidate === chosen) return 'chosen';
  if (candidate.distance !== chosen.distance) return 'fartherBroker';
  return bySpecificity(chosen, candidate) < 0 ? 'lessSpecific' : 'older';
}

import type { AccountType } from '../../language/permissions';
import { type Interval, nextAuditDate } from '../audits';
import { type CategoryType, type GeneratorCounts, type GeneratorParameters, noCounts } from './parameters';

/** A category of generated equipment, with its regulations. */
export interface GeneratedKind {
  category: string;
  type: CategoryType;
  regulations: readonly GeneratedRegulation[];
}
export interface GeneratedRegulation {
  id: string;
  type: 'light' | 'expert' | 'maintenance';
  interval: number;
  intervalUnit: Interval['unit'];
}

/** Everything derived from parameters and catalogue; the n-th row depends only on it. */
export interface GeneratorPlan extends GeneratorParameters {
  accountType: AccountType;
  kinds: readonly GeneratedKind[];
}

export interface PlannedPiece {
  n: number;
  kind: number;
  /** Index among the pieces of its kind. */
  within: number;
  site: number;
  hall: number;
  model: number;
  /** Never inspected. */
  isNew: boolean;
}

export interface PlannedVisit {
  regulation: GeneratedRegulation;
  /** Index among the regulations of the kind. */
  at: number;
  /** 0: the latest. */
  visit: number;
  /** Days before the day of generation. */
  daysAgo: number;
  finding: PlannedFinding | null;
}
export interface PlannedFinding {
  dangerLevel: 'green' | 'orange' | 'red';
  isOpen: boolean;
  /** Index of the text for its kind. */
  text: number;
}

export const modelsPerKind = 6;
/** Regulations by which pieces are inspected; others stay due. */
export const mostRegulations = 8;
const piecesPerSite = 250;
const mostSites = 1000;
const mostHalls = 8;
const piecesPerInspector = 5000;
/** One in this many pieces was never inspected. */
const newOneIn = 25;
/** Findings repeat after this many pieces of a kind. */
const period = 100;

/** Number of locations, customers and people. */
export function surroundingsOf({ pieces, accountType }: Pick<GeneratorPlan, 'pieces' | 'accountType'>) {
  const sites = clamp(Math.ceil(pieces / piecesPerSite), 1, Math.min(mostSites, pieces));
  return {
    sites,
    halls: clamp(Math.ceil(pieces / sites / 60), 1, mostHalls),
    customers: accountType === 'AUDITOR' ? Math.max(1, Math.ceil((sites * 2) / 5)) : 0,
    inspectors: clamp(Math.ceil(pieces / piecesPerInspector), 1, mostHalls),
  };
}

/** The customer of a site; sites of one customer are adjacent. */
export const customerOf = (site: number, { sites, customers }: ReturnType<typeof surroundingsOf>): number =>
  Math.floor((site * customers) / sites);

export function pieceAt(plan: GeneratorPlan, n: number): PlannedPiece {
  const { sites, halls } = surroundingsOf(plan);
  const within = Math.floor(n / plan.kinds.length);
  return {
    n,
    kind: n % plan.kinds.length,
    within,
    site: Math.floor((n * sites) / plan.pieces),
    hall: scattered(n) % halls,
    model: scattered(n + 7) % modelsPerKind,
    isNew: within % newOneIn === newOneIn - 1,
  };
}

/** The pieces of a site: first and end (exclusive). */
export const piecesOfSite = (plan: GeneratorPlan, site: number): { from: number; to: number } => {
  const { sites } = surroundingsOf(plan);
  return { from: Math.ceil((site * plan.pieces) / sites), to: Math.ceil(((site + 1) * plan.pieces) / sites) };
};

/** The inspections of a piece, oldest first. */
export function visitsOf(plan: GeneratorPlan, piece: PlannedPiece): PlannedVisit[] {
  const kind = plan.kinds[piece.kind];
  if (!kind || piece.isNew) return [];
  return kind.regulations
    .flatMap((regulation, at) =>
      Array.from({ length: visitsBy(plan, kind, regulation) }, (_, visit) => ({
        regulation,
        at,
        visit,
        daysAgo: firstAgo(piece.site, regulation) + visit * stepOf(regulation),
        finding: findingOf(plan, piece.within, at, visit),
      })),
    )
    .sort((one, other) => other.daysAgo - one.daysAgo);
}

/** Number of inspections of a kind by a regulation; with a short interval only the latest. */
export function visitsBy(
  { years }: Pick<GeneratorPlan, 'years'>,
  kind: Pick<GeneratedKind, 'type'>,
  regulation: GeneratedRegulation,
): number {
  if (years === 0) return 0;
  // Personal protective equipment is retired after ten years.
  const span = kind.type === 'ppe' ? Math.min(years, 8) : years;
  return daysIn(regulation) < halfAYear ? 1 : Math.max(1, Math.floor((span * 365) / stepOf(regulation)));
}
const halfAYear = 180;

/** Days since the site's last inspection by the regulation; some are overdue. */
export function firstAgo(site: number, regulation: GeneratedRegulation): number {
  const length = regulation.id.length;
  const seed = site * 31 + regulation.id.charCodeAt(length - 1) + 7 * regulation.id.charCodeAt(length - 2);
  return 1 + (scattered(seed) % Math.max(2, Math.ceil(daysIn(regulation) * 1.08)));
}

/** Days between two inspections of a piece by the regulation. */
export const stepOf = (regulation: GeneratedRegulation): number => Math.max(halfAYear, daysIn(regulation));

function daysIn({ interval, intervalUnit }: GeneratedRegulation): number {
  const begin = '2026-01-01';
  const end = nextAuditDate(begin, { interval, unit: intervalUnit });
  return Math.max(1, Math.round((Date.parse(end) - Date.parse(begin)) / 86_400_000));
}

/** The given share of each hundred pieces has a finding at this visit, evenly distributed. */
function findingOf(
  { deficiencyShare }: Pick<GeneratorPlan, 'deficiencyShare'>,
  within: number,
  at: number,
  visit: number,
): PlannedFinding | null {
  const place = within % period;
  if ((place * 37 + visit * 53 + at * 29) % period >= deficiencyShare) return null;
  const draw = scattered(place * 61 + visit * 17 + at * 5) % 20;
  return {
    dangerLevel: draw < 10 ? 'green' : draw < 17 ? 'orange' : 'red',
    // Findings of an earlier visit are remedied before the next one.
    isOpen: visit === 0 && scattered(place * 3 + at) % 3 !== 0,
    text: scattered(place + visit * 11 + at * 3),
  };
}

/** The appointments of a site: one per regulation and visit with inspected pieces. */
export function appointmentsOf(plan: GeneratorPlan, site: number): Appointment[] {
  const found = new Map<string, Appointment>();
  const { from, to } = piecesOfSite(plan, site);
  for (let n = from; n < to; n += 1) {
    const piece = pieceAt(plan, n);
    const category = plan.kinds[piece.kind]?.category ?? '';
    for (const { regulation, visit, daysAgo } of visitsOf(plan, piece)) {
      const key = `${regulation.id} ${visit}`;
      const known = found.get(key) ?? { regulation, visit, daysAgo, site, pieces: 0, categories: new Set() };
      known.pieces += 1;
      found.set(key, { ...known, categories: known.categories.add(category) });
    }
  }
  return [...found.values()];
}
export interface Appointment {
  regulation: GeneratedRegulation;
  visit: number;
  daysAgo: number;
  site: number;
  pieces: number;
  categories: Set<string>;
}

/** The regulations of all kinds, distinct, in a fixed order. */
export const regulationsOf = ({ kinds }: Pick<GeneratorPlan, 'kinds'>): GeneratedRegulation[] => [
  ...new Map(kinds.flatMap(({ regulations }) => regulations).map((one) => [one.id, one])).values(),
];

/** The exact number of rows of a plan. */
export function countRows(plan: GeneratorPlan): GeneratorCounts {
  const counts = noCounts();
  const { sites, halls, customers, inspectors } = surroundingsOf(plan);
  const perPlace = plan.kinds.map((kind) =>
    Array.from({ length: period }, (_, place) => rowsAt(plan, kind, place)),
  );
  const visited = plan.kinds.map(() => new Uint8Array(sites));
  for (let n = 0; n < plan.pieces; n += 1) {
    const kind = n % plan.kinds.length;
    const within = Math.floor(n / plan.kinds.length);
    const rows = perPlace[kind]?.[within % period];
    if (!rows || rows.audits === 0) continue;
    counts.audits += rows.audits;
    counts.deficiencies += rows.deficiencies;
    const ofKind = visited[kind];
    if (ofKind) ofKind[Math.floor((n * sites) / plan.pieces)] = 1;
  }
  for (let site = 0; site < sites; site += 1) {
    const most = new Map<string, number>();
    for (const [at, kind] of plan.kinds.entries())
      if (visited[at]?.[site])
        for (const regulation of kind.regulations)
          most.set(regulation.id, Math.max(most.get(regulation.id) ?? 0, visitsBy(plan, kind, regulation)));
    for (const visits of most.values()) counts.auditPlannings += visits;
  }
  return {
    ...counts,
    equipmentOwners: customers,
    locations: sites * (1 + halls),
    contacts: inspectors + sites,
    products: plan.kinds.length * modelsPerKind,
    equipments: plan.pieces,
    tasks: counts.deficiencies,
  };
}

// Position within the period decides age and findings; 100 is a multiple of 25.
function rowsAt(
  plan: GeneratorPlan,
  kind: GeneratedKind,
  place: number,
): Pick<GeneratorCounts, 'audits' | 'deficiencies'> {
  const rows = { audits: 0, deficiencies: 0 };
  if (place % newOneIn === newOneIn - 1) return rows;
  for (const [at, regulation] of kind.regulations.entries())
    for (let visit = 0; visit < visitsBy(plan, kind, regulation); visit += 1) {
      rows.audits += 1;
      if (findingOf(plan, place, at, visit)) rows.deficiencies += 1;
    }
  return rows;
}

/** A hash, evenly distributed. */
export const scattered = (n: number): number => Math.imul(n + 1, 0x9e37_79b1) >>> 8;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

import type { AccountType } from '../../language/permissions';
import { type Interval, nextAuditDate } from '../audits';
import { type CategoryType, type GeneratorCounts, type GeneratorParameters, noCounts } from './parameters';

/** A category of the catalogue whose pieces are generated, with the regulations that apply to them. */
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

/** All that follows from the parameters and the catalogue; which row is the n-th, and what it says, follows from it alone. */
export interface GeneratorPlan extends GeneratorParameters {
  accountType: AccountType;
  kinds: readonly GeneratedKind[];
}

export interface PlannedPiece {
  n: number;
  kind: number;
  /** Its place among the pieces of its kind. */
  within: number;
  site: number;
  hall: number;
  model: number;
  /** Never inspected so far. */
  isNew: boolean;
}

export interface PlannedVisit {
  regulation: GeneratedRegulation;
  /** Its place among the regulations of the kind. */
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
  /** Which of the texts for its kind. */
  text: number;
}

export const modelsPerKind = 6;
/** By which the pieces of a kind are inspected; others stay due. */
export const mostRegulations = 8;
const piecesPerSite = 250;
const mostSites = 1000;
const mostHalls = 8;
const piecesPerInspector = 5000;
/** One piece of so many was never inspected. */
const newOneIn = 25;
/** Findings repeat after so many pieces of a kind. */
const period = 100;

/** How many places, customers and people the pieces are spread over. */
export function surroundingsOf({ pieces, accountType }: Pick<GeneratorPlan, 'pieces' | 'accountType'>) {
  const sites = clamp(Math.ceil(pieces / piecesPerSite), 1, Math.min(mostSites, pieces));
  return {
    sites,
    halls: clamp(Math.ceil(pieces / sites / 60), 1, mostHalls),
    customers: accountType === 'AUDITOR' ? Math.max(1, Math.ceil((sites * 2) / 5)) : 0,
    inspectors: clamp(Math.ceil(pieces / piecesPerInspector), 1, mostHalls),
  };
}

/** The customer of a site; sites of one customer lie side by side. */
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

/** The pieces of a site, from the first up to before the last. */
export const piecesOfSite = (plan: GeneratorPlan, site: number): { from: number; to: number } => {
  const { sites } = surroundingsOf(plan);
  return { from: Math.ceil((site * plan.pieces) / sites), to: Math.ceil(((site + 1) * plan.pieces) / sites) };
};

/** The inspections of a piece, the oldest first. */
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

/** How often pieces of a kind were inspected by a regulation; of what is due within weeks only the last time is there. */
export function visitsBy(
  { years }: Pick<GeneratorPlan, 'years'>,
  kind: Pick<GeneratedKind, 'type'>,
  regulation: GeneratedRegulation,
): number {
  if (years === 0) return 0;
  // Protective equipment is taken out of use after ten years.
  const span = kind.type === 'ppe' ? Math.min(years, 8) : years;
  return daysIn(regulation) < halfAYear ? 1 : Math.max(1, Math.floor((span * 365) / stepOf(regulation)));
}
const halfAYear = 180;

/** Days before today on which the site was last inspected by the regulation; some are overdue. */
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

/** Of each hundred pieces of a kind as many have a finding at this visit as the share says, not side by side. */
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
    // What an earlier visit found was remedied before the next one.
    isOpen: visit === 0 && scattered(place * 3 + at) % 3 !== 0,
    text: scattered(place + visit * 11 + at * 3),
  };
}

/** The appointments of a site: one for each regulation and visit at which a piece of it was inspected. */
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

/** The regulations of all kinds, each once, in a fixed order. */
export const regulationsOf = ({ kinds }: Pick<GeneratorPlan, 'kinds'>): GeneratedRegulation[] => [
  ...new Map(kinds.flatMap(({ regulations }) => regulations).map((one) => [one.id, one])).values(),
];

/** How many rows a plan comes to, exactly. */
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

// Whether a piece is new and what is found follows from its place within the period, as 100 is a multiple of 25.
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

/** The same number for the same number, spread evenly. */
export const scattered = (n: number): number => Math.imul(n + 1, 0x9e37_79b1) >>> 8;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

import { nextAuditDate } from '@plumbline/resources/rules/audits/nextAuditDate';
import {
  firstAgo,
  type GeneratedKind,
  modelsPerKind,
  type PlannedPiece,
  type PlannedVisit,
  pieceAt,
  scattered,
  visitsOf,
} from '@plumbline/resources/rules/dataGenerator/index';
import type { DutyStatement, DutySurroundings } from '@plumbline/resources/rules/duties/deriveDuties';
import { keyOfDuty, noStatement } from '@plumbline/resources/rules/duties/deriveDuties';
import { pieceSafety } from '@plumbline/resources/rules/duties/pieceSafety';
import type { StoredRow, TransactionCall } from '../../entities/hooks';
import { dutyRows } from '../duties';
import { type InspectionRows, inspectionRows } from './makeInspection';
import { customerAt } from './makeSurroundings';
import { newRow } from './newRow';
import type { RunChecklistAnswers, RunWorld } from './runWorld';

export interface PieceWorld extends RunWorld {
  surroundings: DutySurroundings;
  answers: ReadonlyMap<string, RunChecklistAnswers>;
  /** Days after which an open orange deficiency becomes red in the account. */
  escalationDays: number | null;
}

/** An equipment with inspections, deficiencies, tasks and duties; due dates and locks follow the product's rules. */
export function pieceRows(call: TransactionCall, world: PieceWorld, n: number): StoredRow[] {
  const piece = pieceAt(world.plan, n);
  const kind = world.plan.kinds[piece.kind];
  if (!kind) throw new Error(`a plan without kinds has no piece ${n}`);
  const visits = visitsOf(world.plan, piece);
  const basic = basicFields(call, world, { piece, kind, visits });
  const inspections = visits.map((visit) => inspectionRows(call, world, { piece, kind, visit, basic }));
  const { duties, fields } = pieceSafety(
    { ...basic, isArchived: false, isScrapped: false, lockReasons: null },
    {
      statements: statementsOf(world, piece, kind),
      inspections: inspections.map(({ fact }) => fact),
      // In the order in which they are read later.
      redDeficiencies: inspections
        .flatMap(({ openRed }) => openRed ?? [])
        .sort((one, other) => (one.id < other.id ? -1 : 1)),
      surroundings: world.surroundings,
      today: world.today,
    },
  );
  return [
    newRow(call, 'equipments', { ...basic, ...fields, openMeasures: openOf(inspections) }),
    ...dutyRows(call, call.actor.instance, [{ duties, known: [] }]),
    ...inspections.flatMap(({ rows }) => rows),
  ];
}

const openOf = (inspections: readonly InspectionRows[]): number =>
  inspections.filter(({ isOpen }) => isOpen).length;

interface Planned {
  piece: PlannedPiece;
  kind: GeneratedKind;
  visits: readonly PlannedVisit[];
}
export type BasicFields = ReturnType<typeof basicFields>;

function basicFields(call: TransactionCall, world: PieceWorld, { piece, kind, visits }: Planned) {
  const { run, words, idsOf, daysAgo } = world;
  const { n, site, hall, model } = piece;
  const firstUse = daysAgo(usedSince(world, { piece, kind, visits }));
  return {
    id: idsOf('equipments').at(n),
    createdAt: call.now.toISOString(),
    identNumber: `${words.prefixes[kind.type]}-G${run.number}-${String(n + 1).padStart(6, '0')}`,
    product: idsOf('products').at(piece.kind * modelsPerKind + model),
    category: kind.category,
    owner: world.ownerId(customerAt(world, site)),
    location: world.hallId(site, hall),
    place: words.place(1 + (scattered(n) % 40), 1 + (scattered(n + 3) % 24)),
    serialNumber: `${String(firstUse).slice(2, 4)}${String(100_000 + (scattered(n + 11) % 900_000))}`,
    yearOfProduction: Number(firstUse.slice(0, 4)),
    purchaseDate: null,
    commissioningDate: kind.type === 'ppe' ? null : firstUse,
    dateOfFirstUse: kind.type === 'ppe' ? firstUse : null,
    maxYearsOfUse: kind.type === 'ppe' ? 10 : null,
    auditInterval: null,
    auditIntervalUnit: null,
    isPublicPageRevoked: false,
    isTraceable: true,
    isArchived: false,
    ...(kind.type === 'shelf' ? shelfFields(n) : {}),
  };
}

const shelfFields = (n: number) => {
  const levels = 2 + (scattered(n + 5) % 5);
  const load = 500 * (2 + (scattered(n + 13) % 6));
  return {
    fieldCount: 1 + (scattered(n + 17) % 20),
    levelCount: levels,
    compartmentLoad: load,
    fieldLoad: load * levels,
    maxFieldLength: 900 * (1 + (scattered(n + 19) % 4)),
    depth: 1100,
  };
};

/** Days since the equipment has been in use: before its first inspection, or recently without one. */
function usedSince({ plan }: PieceWorld, { piece, kind, visits }: Planned): number {
  const some = scattered(piece.n + 23);
  if (piece.isNew) return some % 30;
  const [first] = visits;
  if (first) return first.daysAgo + 30 + (some % 300);
  const stated = Math.max(...kind.regulations.map((regulation) => firstAgo(piece.site, regulation)));
  return stated + 30 + (some % (plan.years === 0 ? 2000 : 300));
}

/** Without history, the last inspections are those stated in the imported list. */
function statementsOf({ plan, daysAgo }: PieceWorld, { isNew, site }: PlannedPiece, kind: GeneratedKind) {
  const statements = new Map<string, DutyStatement>();
  if (plan.years > 0 || isNew) return statements;
  for (const { id, type, ...regulation } of kind.regulations)
    statements.set(keyOfDuty({ regulation: id, type }), {
      ...noStatement,
      statedDate: daysAgo(firstAgo(site, { id, type, ...regulation })),
      statedSource: 'import',
    });
  return statements;
}

/** The next due date of an inspection by a regulation. */
export const dueAfter = (day: string, { regulation }: PlannedVisit): string =>
  nextAuditDate(day, { interval: regulation.interval, unit: regulation.intervalUnit });

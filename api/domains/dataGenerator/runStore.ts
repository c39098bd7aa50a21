import {
  type GeneratorCounts,
  type GeneratorPlan,
  type GeneratorState,
  type KeptRows,
  noCounts,
} from '@plumbline/resources/rules/dataGenerator/index';
import type { Knex } from 'knex';
import type { Row } from '../../entities/rowMapper';

export const runsTable = 'dataGeneratorRuns';

/** A run as it is stored: what it was asked for, how far it is, and what is left of it. */
export interface Run {
  id: string;
  instance: string;
  number: number;
  state: GeneratorState;
  /** The code of what stopped it. */
  reason: string | null;
  isCancelling: boolean;
  startedBy: string | null;
  startedAt: Date;
  finishedAt: Date | null;
  plan: GeneratorPlan;
  planned: GeneratorCounts;
  /** Rows that are there. */
  made: GeneratorCounts;
  /** The checklist of each regulation that its inspections go by; `isOwn`: the run made it. */
  checklists: RunChecklist[];
  /** The account's change number before its first row. */
  firstNumber: number;
  /** -1: customers, places, people and models come first. */
  nextPiece: number;
  /** How far the removal is. */
  removed: RemovalStep | null;
  /** Counts the jobs that worked on it; a job of an earlier slice does nothing. */
  slice: number;
  progressDone: number;
  progressTotal: number;
  kept: KeptRows[];
}
export interface RunChecklist {
  regulation: string;
  id: string;
  isOwn: boolean;
}
/** Pieces before `piece` were looked at; then come the other entities, each from its beginning to its end. */
export interface RemovalStep {
  /** When the first of its steps was taken: a later removal of the same run looks at everything anew. */
  begun: string;
  piece: number;
  entity: number;
  after: string;
}

export async function findRun(
  db: Knex | Knex.Transaction,
  id: string,
  { isLocked = false } = {},
): Promise<Run | undefined> {
  const query = db(runsTable).where({ id });
  const row: Row | undefined = await (isLocked ? query.forUpdate() : query).first();
  return row && readRun(row);
}

export function readRun(row: Row): Run {
  return {
    ...(row as unknown as Run), // the table's columns, of which JSON and flags are read below
    isCancelling: Number(row.isCancelling) === 1,
    firstNumber: Number(row.firstNumber ?? 0),
    plan: parsed(row.plan) as GeneratorPlan,
    planned: parsed(row.planned) as GeneratorCounts,
    made: { ...noCounts(), ...(parsed(row.made) as GeneratorCounts) },
    checklists: (parsed(row.checklists) as RunChecklist[] | null) ?? [],
    removed: parsed(row.removed) as RemovalStep | null,
    kept: (parsed(row.kept) as KeptRows[] | null) ?? [],
  };
}

// MySQL hands JSON over parsed, MariaDB as text.
const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : (value ?? null));

const inJson = new Set(['plan', 'planned', 'made', 'checklists', 'removed', 'kept']);

export async function saveRun(trx: Knex.Transaction, id: string, values: Partial<Run>): Promise<void> {
  await trx(runsTable)
    .where({ id })
    .update(
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          inJson.has(name) && value !== null ? JSON.stringify(value) : value,
        ]),
      ),
    );
}

export const sumOf = (counts: GeneratorCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** `more` added to the counts, or taken off with a factor of -1. */
export function withCounts(
  counts: GeneratorCounts,
  more: Readonly<Record<string, number>>,
  factor: 1 | -1 = 1,
): GeneratorCounts {
  const sum: Record<string, number> = { ...counts };
  for (const [name, count] of Object.entries(more))
    if (name in counts) sum[name] = (sum[name] ?? 0) + factor * count;
  return sum as GeneratorCounts; // no name was added
}

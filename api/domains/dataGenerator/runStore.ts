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

/** A run as stored: parameters, progress, and rows left. */
export interface Run {
  id: string;
  instance: string;
  number: number;
  state: GeneratorState;
  /** Error code that stopped it. */
  reason: string | null;
  isCancelling: boolean;
  startedBy: string | null;
  startedAt: Date;
  finishedAt: Date | null;
  plan: GeneratorPlan;
  planned: GeneratorCounts;
  /** Existing rows. */
  made: GeneratorCounts;
  /** The checklist used for each regulation; `isOwn`: created by the run. */
  checklists: RunChecklist[];
  /** The account's change number before the first row. */
  firstNumber: number;
  /** -1: customers, locations, people and models first. */
  nextPiece: number;
  /** Progress of the removal. */
  removed: RemovalStep | null;
  /** Number of the current job; jobs with an earlier number do nothing. */
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
/** Equipment before number `piece` is done; then the other entities follow, each in id order. */
export interface RemovalStep {
  /** Start of the removal: a later removal of the same run examines everything again. */
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

// MySQL returns JSON parsed, MariaDB as text.
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

/** The counts with `more` added, or subtracted with factor -1. */
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

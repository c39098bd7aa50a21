import type { Knex } from 'knex';
import type { Sql } from '../../../resources/language/query/sql';
import type { Kind } from './questions';

interface Step {
  table: string | null;
  type: string | null;
  key: string | null;
  rows: string | number | null;
  Extra: string | null;
}

export interface Examined {
  /** Rows the database touched; absent where the statement was only explained. */
  read?: number;
  /** Rows it answered. */
  found?: number;
  milliseconds?: number;
  /** What is wrong with the way it goes. */
  fault?: string;
}

// What lies in JSON or is looked for in the middle of words has no index: it reads the rows of the account, page by page.
export const isWalk = (kind: Kind): boolean => kind === 'search' || kind === 'custom';

/** Rows that the first page of a sorted list may touch: its own, of each part, and what a right leaves out on the way. */
const mostOnFirstPage = 2_000;
/** So few are put in order at once. */
const few = 1_000;

interface Asked {
  kind: Kind;
  /** Reads rows of every account, so that the whole table may be theirs. */
  isBeyond: boolean;
  what: 'page' | 'count';
  /** All rows of the table. */
  rows: number;
  /** Carries it out, too. */
  isRun: boolean;
}

/** How the database goes about a statement: by `explain`, and by what it read. The connection must be the only one of `db`. */
export async function examine(db: Knex, { sql, bindings }: Sql, asked: Asked): Promise<Examined> {
  const [steps = []]: Step[][] = await db.raw(`explain ${sql}`, bindings as never[]); // knex's own type of bindings is narrower than what it takes
  const planned = faultOf(steps, asked);
  if (!asked.isRun) return planned ? { fault: planned } : {};
  await db.raw('flush status');
  const started = performance.now();
  const [{ length: found } = []]: unknown[][] = await db.raw(sql, bindings as never[]);
  const milliseconds = performance.now() - started;
  const [counters = []]: { Value: string }[][] = await db.raw("show session status like 'Handler_read%'");
  const read = counters.reduce((sum, { Value }) => sum + Number(Value), 0);
  const fault = planned ?? tooMuch(read, asked, steps);
  return { read, found, milliseconds, ...(fault ? { fault } : {}) };
}

function faultOf(steps: readonly Step[], { kind, what, isBeyond }: Asked): string | undefined {
  if (isWalk(kind)) return undefined;
  for (const { table, type, key, rows, Extra } of steps) {
    // What a statement chose before is a small table of its own.
    if (!table || table.startsWith('<')) continue;
    if (type === 'ALL' && !isBeyond) return `reads all of the table (${table})`;
    if (type === 'index' && key !== 'PRIMARY' && !isBeyond) return `reads all of the index ${key}`;
    if (
      what === 'page' &&
      kind === 'far' &&
      Number(rows) > few &&
      Extra?.includes('Using filesort') &&
      !Extra.includes('Using index')
    )
      return `sorts whole rows by ${key}`;
  }
  return undefined;
}

function tooMuch(read: number, { kind, what, rows }: Asked, steps: readonly Step[]): string | undefined {
  // What a right leaves out is passed by in the index alone, entry after entry, without a look at its row.
  const most = isInIndex(steps) ? rows : mostOnFirstPage;
  if (what === 'page' && kind === 'sort' && read > most) return `reads ${read} rows for a first page`;
  // Once along the index, into a table of its own where several parts meet, and out of it; and what rights look up, row by
  // row or in the other table at once.
  const lookedUp = steps.filter(
    ({ table, type }) => table !== 't' && (type === 'eq_ref' || (table?.startsWith('tx') ?? false)),
  ).length;
  return !isWalk(kind) && read > rows * (3.5 + lookedUp)
    ? `reads ${read} rows of a table of ${rows}`
    : undefined;
}

const isInIndex = (steps: readonly Step[]): boolean =>
  steps.every(
    ({ table, type, Extra }) =>
      !table || table.startsWith('<') || type === 'eq_ref' || /Using index(?! condition)/.test(Extra ?? ''),
  );

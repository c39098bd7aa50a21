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
  /** Rows read by the database; absent if the statement was only explained. */
  read?: number;
  /** Rows returned. */
  found?: number;
  milliseconds?: number;
  /** Problem of the execution plan. */
  fault?: string;
}

// Values in JSON, substrings and titles of other rows cannot be indexed: these read the account's rows.
export const isWalk = (kind: Kind): boolean => ['search', 'custom', 'referred'].includes(kind);

/**
 * Limit of rows read for the first page of a sorted list: its own rows, those of each part, and those a right filters
 * out.
 */
const mostOnFirstPage = 2_000;
/** Limit of rows sorted at once. */
const few = 1_000;

interface Asked {
  kind: Kind;
  /** Reads rows of all accounts, so a full scan may be necessary. */
  isBeyond: boolean;
  what: 'page' | 'count';
  /** Rows of the table. */
  rows: number;
  /** Executed as well as explained. */
  isRun: boolean;
}

/** Examines a statement's plan by `explain`, and the rows read. The connection must be the only one of `db`. */
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
    // A derived table of a subquery is small.
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
  // Rows that a right filters out are skipped in the index, without reading them.
  const most = isInIndex(steps) ? rows : mostOnFirstPage;
  if (what === 'page' && kind === 'sort' && read > most) return `reads ${read} rows for a first page`;
  // Once along the index, into a temporary table where several parts meet, and out of it; plus lookups for rights, per
  // row or once.
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

import type { Knex } from 'knex';
import type { Row } from './rowMapper';
import { selectRows } from './selectRows';

interface Question {
  /** A SELECT by ids, with placeholders for them. */
  sql: (places: string) => string;
  /** Rest of the statement after the ids. */
  bindings: readonly unknown[];
}
interface Batch extends Question {
  asked: { id: string; resolve: (row: Row | undefined) => void; reject: (error: unknown) => void }[];
}

/** Maximum ids per statement; sizes are powers of two to limit prepared statements. */
const most = 16;
const batches = new WeakMap<Knex, Map<string, Batch>>();

/**
 * Reads a row by id outside of transactions. Calls in the same turn of the event loop are batched into one statement.
 */
export function readById(db: Knex, id: string, { sql, bindings }: Question): Promise<Row | undefined> {
  const own = batches.get(db) ?? new Map<string, Batch>();
  batches.set(db, own);
  const key = [sql('?'), ...bindings].join('\n');
  const batch = own.get(key) ?? begin(db, own, key, { sql, bindings });
  if (batch.asked.length === most - 1) own.delete(key);
  return new Promise((resolve, reject) => {
    batch.asked.push({ id, resolve, reject });
  });
}

function begin(db: Knex, own: Map<string, Batch>, key: string, question: Question): Batch {
  const batch: Batch = { ...question, asked: [] };
  own.set(key, batch);
  setImmediate(() => {
    if (own.get(key) === batch) own.delete(key);
    void carryOut(db, batch);
  });
  return batch;
}

async function carryOut(db: Knex, { sql, bindings, asked }: Batch): Promise<void> {
  try {
    const ids = [...new Set(asked.map(({ id }) => id))];
    const places = 2 ** Math.ceil(Math.log2(ids.length));
    const padded = Array.from({ length: places }, (_, at) => ids[at] ?? ids[0]);
    const rows = await selectRows(db, sql(padded.map(() => '?').join(', ')), [...padded, ...bindings]);
    const byId = new Map(rows.map((row) => [String(row.id), row]));
    // MySQL returns JSON as objects, which must not be shared.
    for (const { id, resolve } of asked)
      resolve(ids.length < asked.length ? structuredClone(byId.get(id)) : byId.get(id));
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
}

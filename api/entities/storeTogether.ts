import type { Knex } from 'knex';
import { statement, type Written } from '../base/database/statement';
import { Outdated } from './attempt';
import { patchedCustom } from './customSql';
import { historyEntry, insertHistory } from './history';
import type { StoredRow } from './hooks';
import { pick } from './rowChanges';
import { rowMapper } from './rowMapper';
import type { WriteItem } from './writeRows';

const baseColumns = ['id', 'instance', 'version', 'changeNumber', 'createdAt', 'updatedAt', 'deletedAt'];

/**
 * Writes numbered rows of any entities of one account with history, one statement per set of columns. Throws
 * `Outdated` if a row was changed meanwhile.
 */
export async function storeTogether(
  trx: Knex.Transaction,
  items: readonly WriteItem[],
  along: readonly StoredRow[],
): Promise<void> {
  await storeNew(
    trx,
    items.filter(({ before }) => before === null),
  );
  await storeChanged(
    trx,
    items.filter(({ before }) => before !== null),
  );
  await storeAlong(trx, along);
  await insertHistory(trx, [...items, ...along].map(historyEntry));
}

/** All columns, so that every insert uses the same prepared statement. */
export async function storeNew(trx: Knex.Transaction, items: readonly WriteItem[]): Promise<void> {
  const rows = items.map(({ entity, after }) => {
    const { write, columnsOf } = rowMapper(entity);
    const names = [...baseColumns, ...Object.keys(entity.fields)];
    return { table: entity.name, columns: columnsOf(names), values: write(pick(after, names)) };
  });
  for (const [first, ...more] of alike(rows)) {
    const { table, columns } = first;
    const places = `(${columns.map(() => '?').join(', ')})`;
    const group = [first, ...more];
    await statement(
      trx,
      `insert into \`${table}\` (${columns.map(quoted).join(', ')}) values ${group.map(() => places).join(', ')}`,
      group.flatMap(({ values }) => columns.map((name) => values[name])),
    );
  }
}

/** Optimistic lock: only if unchanged since it was read. */
export async function storeChanged(trx: Knex.Transaction, items: readonly WriteItem[]): Promise<void> {
  const rows = items.map(({ entity, before, after, changed }) => {
    const values = rowMapper(entity).patch(pick(after, [...changed, 'version', 'changeNumber', 'updatedAt']));
    return {
      table: entity.name,
      columns: Object.keys(values),
      values,
      id: after.id,
      version: before?.version,
    };
  });
  for (const [first, ...more] of alike(rows)) {
    const { table, columns } = first;
    const group = [first, ...more];
    const setTo = (name: string) => (name === 'custom' ? patchedCustom : '?');
    const set = columns.map((name) =>
      more.length === 0
        ? `${quoted(name)} = ${setTo(name)}`
        : `${quoted(name)} = case id ${group.map(() => `when ? then ${setTo(name)}`).join(' ')} end`,
    );
    const { affectedRows } = await statement<Written>(
      trx,
      `update \`${table}\` set ${set.join(', ')} where (${group.map(() => '(id = ? and version = ?)').join(' or ')}) and deletedAt is null`,
      [
        ...columns.flatMap((name) =>
          group.flatMap(({ id, values }) => (more.length === 0 ? [values[name]] : [id, values[name]])),
        ),
        ...group.flatMap(({ id, version }) => [id, version]),
      ],
    );
    if (affectedRows !== group.length) throw new Outdated();
  }
}

/** Derived rows, new or existing. */
export const storeAlong = (trx: Knex.Transaction, rows: readonly StoredRow[]): Promise<void> =>
  insertAlike(trx, rows, { mayExist: true });

/** Inserts; the database rejects duplicate ids and unique values. */
export const storeAllNew = (trx: Knex.Transaction, rows: readonly StoredRow[]): Promise<void> =>
  insertAlike(trx, rows, { mayExist: false });

async function insertAlike(
  trx: Knex.Transaction,
  rows: readonly StoredRow[],
  { mayExist }: { mayExist: boolean },
): Promise<void> {
  const groups = alike(
    rows.map(({ entity, after }) => {
      const { write, columns } = rowMapper(entity);
      return { table: entity.name, columns, values: write(after) };
    }),
  );
  for (const group of groups) {
    const [{ table, columns }] = group;
    const changing = columns.filter((name) => name !== 'id' && name !== 'instance' && name !== 'createdAt');
    const update = changing.map((name) => `${quoted(name)} = values(${quoted(name)})`).join(', ');
    const places = `(${columns.map(() => '?').join(', ')})`;
    for (let from = 0; from < group.length; from += atOnce) {
      const lot = group.slice(from, from + atOnce);
      await statement(
        trx,
        `insert into \`${table}\` (${columns.map(quoted).join(', ')}) values ${lot.map(() => places).join(', ')}
         ${mayExist ? `on duplicate key update ${update}` : ''}`,
        lot.flatMap(({ values }) => columns.map((name) => values[name])),
      );
    }
  }
}

const atOnce = 500;

/** Rows of one table with the same columns. */
function alike<T extends { table: string; columns: readonly string[] }>(rows: readonly T[]): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const row of rows) {
    const key = `${row.table} ${row.columns.join()}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

const quoted = (name: string): string => `\`${name}\``;

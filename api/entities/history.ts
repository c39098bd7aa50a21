import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Knex } from 'knex';
import { statement } from '../base/database/statement';
import type { Call } from './call';
import { getRecord } from './getRecord';
import type { StoredRow, TransactionCall } from './hooks';
import { pick } from './rowChanges';
import type { Row } from './rowMapper';

export interface HistoryEntry {
  changeNumber: number;
  operation: 'create' | 'update' | 'delete' | 'restore';
  version: number;
  at: string;
  /** Name of the author at that time; null: the product itself. */
  by: string | null;
  /** By support while mirroring the account. */
  isSupport: boolean;
  before: Row | null;
  after: Row | null;
}

/** A stored history row. */
export function historyRow(
  call: TransactionCall,
  entity: AnyEntity,
  operation: HistoryEntry['operation'],
  row: Row,
  before: Row | null,
  after: Row | null,
): Row {
  return {
    instance: row.instance,
    changeNumber: row.changeNumber,
    resource: entity.name,
    recordId: row.id,
    operation,
    version: row.version,
    at: call.now,
    user: call.actor.user,
    contact: call.actor.contact,
    origin: call.origin ?? null,
    mirroring: call.actor.mirroring?.id ?? null,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  };
}

/** The history entry of a stored row. */
export function historyEntry({ call, entity, operation, before, after, changed }: StoredRow): Row {
  if (operation === 'delete') return historyRow(call, entity, operation, after, before, null);
  const old = operation === 'update' && before ? pick(before, changed) : null;
  return historyRow(call, entity, operation, after, old, pick(after, changed));
}

/** Inserts the history entries of rows written together. */
export async function insertHistory(db: Knex.Transaction, entries: readonly Row[]): Promise<void> {
  const [first] = entries;
  if (!first) return;
  const columns = Object.keys(first);
  const places = `(${columns.map(() => '?').join(', ')})`;
  for (let from = 0; from < entries.length; from += atOnce) {
    const rows = entries.slice(from, from + atOnce);
    await statement(
      db,
      `insert into history (${columns.map((name) => `\`${name}\``).join(', ')}) values ${rows.map(() => places).join(', ')}`,
      rows.flatMap((row) => columns.map((name) => row[name])),
    );
  }
}

const atOnce = 1000;

/** The history of a readable row, newest first. */
export async function listHistory(call: Call, entity: AnyEntity, id: string): Promise<HistoryEntry[]> {
  const record = await getRecord(call, entity, id);
  return entriesIn(historyOf(call, entity, record).limit(500));
}

/** Some entries of a row that was read before. */
export const someHistory = (
  call: Call,
  entity: AnyEntity,
  record: Row,
  changeNumbers: readonly number[],
): Promise<HistoryEntry[]> =>
  entriesIn(historyOf(call, entity, record).whereIn('h.changeNumber', [...changeNumbers]));

const historyOf = (call: Call, entity: AnyEntity, { instance, id }: Row): Knex.QueryBuilder =>
  call
    .db('history as h')
    .leftJoin('users as u', 'u.id', 'h.user')
    .where({ 'h.instance': instance, 'h.resource': entity.name, 'h.recordId': id })
    .orderBy('h.changeNumber', 'desc')
    .select(
      'h.changeNumber',
      'h.operation',
      'h.version',
      'h.at',
      'h.before',
      'h.after',
      'h.mirroring',
      'u.firstName',
      'u.lastName',
      'u.email',
    );

async function entriesIn(query: Knex.QueryBuilder): Promise<HistoryEntry[]> {
  const rows: Row[] = await query;
  return rows.map((row) => ({
    changeNumber: Number(row.changeNumber),
    operation: row.operation as HistoryEntry['operation'], // written by historyRow alone
    version: Number(row.version),
    at: row.at instanceof Date ? row.at.toISOString() : String(row.at),
    by: [row.firstName, row.lastName].filter(Boolean).join(' ') || (row.email ? String(row.email) : null),
    isSupport: row.mirroring !== null,
    before: parsed(row.before),
    after: parsed(row.after),
  }));
}

function parsed(value: unknown): Row | null {
  // JSON is returned parsed by MySQL, as text by MariaDB.
  return typeof value === 'string' ? JSON.parse(value) : ((value as Row | null) ?? null);
}

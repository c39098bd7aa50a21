import { definitions } from '@plumbline/resources/entities/index';
import { cleanReport } from '@plumbline/resources/errors/cleanReport';
import {
  type ErrorReport,
  REPORTS_AT_ONCE,
  REPORTS_KEPT,
  REPORTS_PER_HOUR,
} from '@plumbline/resources/errors/errorReport';
import type { Knex } from 'knex';
import { asSystem, type Call, inTransaction } from '../entities/call';
import { createRecord } from '../entities/createRecord';
import { deleteRecord } from '../entities/deleteRecord';
import type { Row } from '../entities/rowMapper';
import { updateRecord } from '../entities/updateRecord';
import { fail } from '../errors';

const { errorRecords } = definitions;
const hour = 60 * 60_000;

/**
 * Takes up to 20 reports of errors into the caller's account, masked once more. A report whose id is known raises the count
 * of its record to the device's own, so that a repeated call counts nothing twice. Answers the ids that need not come again:
 * also of those that are no reports. TOO_MANY_REQUESTS with `seconds` from 200 new records of the account within an hour.
 */
export async function reportErrors(call: Call, { records }: Row): Promise<{ taken: string[] }> {
  if (!Array.isArray(records) || records.length > REPORTS_AT_ONCE) fail('BAD_REQUEST', { field: 'records' });
  const reports = records.flatMap((sent) => cleanReport(sent, call.now.getTime()) ?? []);
  const { instance } = call.actor;
  await inTransaction(call, async (inner) => {
    const ids = reports.map(({ id }) => id);
    const known: { id: string; instance: string; count: number; deletedAt: unknown }[] = await inner
      .db('errorRecords')
      .whereIn('id', ids)
      .select('id', 'instance', 'count', 'deletedAt');
    const fresh = reports.filter(({ id }) => !known.some((row) => row.id === id));
    if (fresh.length > 0) await refuseTooMany(inner.db, instance, fresh.length, call.now);
    const system = { ...asSystem(inner, instance), db: inner.db };
    for (const report of fresh) await createRecord(system, errorRecords, { ...report });
    for (const { id, date, count } of reports) {
      const row = known.find((one) => one.id === id);
      // What the provider has put into the bin is settled, and another account's is not this one's to count.
      if (row?.instance === instance && row.deletedAt === null && count > row.count)
        await updateRecord(system, errorRecords, id, { date, count });
    }
    if (fresh.length > 0) await letGo(system, instance);
  });
  return { taken: idsIn(records) };
}

async function refuseTooMany(db: Knex.Transaction, instance: string, more: number, now: Date): Promise<void> {
  const [row] = await db('errorRecords')
    .where({ instance })
    .where('createdAt', '>', new Date(now.getTime() - hour))
    .count({ count: '*' });
  if (Number(row?.count ?? 0) + more > REPORTS_PER_HOUR) fail('TOO_MANY_REQUESTS', { seconds: hour / 1000 });
}

async function letGo(system: Call & { db: Knex.Transaction }, instance: string): Promise<void> {
  const oldest: { id: string }[] = await system
    .db('errorRecords')
    .where({ instance, deletedAt: null })
    .orderBy([
      { column: 'date', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset(REPORTS_KEPT)
    .limit(REPORTS_AT_ONCE)
    .select('id');
  for (const { id } of oldest) await deleteRecord(system, errorRecords, id);
}

const idsIn = (records: readonly unknown[]): string[] =>
  records.flatMap((sent) => {
    const { id } = (sent ?? {}) as Partial<ErrorReport>; // whatever was sent
    return typeof id === 'string' ? [id] : [];
  });

import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { cleanReport } from '@plumbline/resources/rules/errors/cleanReport';
import {
  type ErrorReport,
  RAISED_BY_ONE_PER_HOUR,
  REPORTS_AT_ONCE,
  REPORTS_KEPT,
  REPORTS_OF_ONE_KEPT,
  REPORTS_OF_ONE_PER_HOUR,
  REPORTS_PER_HOUR,
} from '@plumbline/resources/rules/errors/errorReport';
import type { Knex } from 'knex';
import { fail } from '../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { updateRecord } from '../../entities/updateRecord';

const { errorRecords } = definitions;
const hour = 60 * 60_000;

/**
 * Stores up to 20 error reports in the caller's account (for support that mirrors one: the provider's), masked again.
 * A known id raises the count of its record to the device's count, so a repeated call counts nothing twice. Returns
 * the ids that need not be sent again, including those of invalid reports. TOO_MANY_REQUESTS with `seconds` from 30
 * new records of a person or 200 of the account within an hour.
 */
export async function reportErrors(call: Call, { records }: Row): Promise<{ taken: string[] }> {
  if (!Array.isArray(records) || records.length > REPORTS_AT_ONCE) fail('BAD_REQUEST', { field: 'records' });
  const reports = records.flatMap((sent) => cleanReport(sent, call.now.getTime()) ?? []);
  const own = ownPlace(call);
  const { instance } = own.actor;
  await inTransaction(own, async (inner) => {
    const ids = reports.map(({ id }) => id);
    const known: { id: string; instance: string; count: number; deletedAt: unknown }[] = await inner
      .db('errorRecords')
      .whereIn('id', ids)
      .select('id', 'instance', 'count', 'deletedAt');
    const fresh = reports.filter(({ id }) => !known.some((row) => row.id === id));
    const brought = await broughtWithinHour(inner, instance);
    if (fresh.length > 0) await refuseTooMany(inner.db, instance, fresh.length, call.now);
    if (fresh.length > 0 && brought.create + fresh.length > REPORTS_OF_ONE_PER_HOUR) failForAnHour();
    let mayRaise = RAISED_BY_ONE_PER_HOUR - brought.update;
    const system = { ...asSystem(inner, instance), db: inner.db };
    for (const report of fresh) await createRecord(system, errorRecords, { ...report });
    for (const { id, date, count } of reports) {
      const row = known.find((one) => one.id === id);
      // Records deleted by the provider are settled; records of another account are ignored.
      if (row?.instance !== instance || row.deletedAt !== null || count <= row.count) continue;
      if (mayRaise > 0) await updateRecord(system, errorRecords, id, { date, count });
      mayRaise -= 1;
    }
    if (fresh.length > 0) {
      await letGoOwn(system, instance);
      await letGo(system, instance);
    }
  });
  return { taken: idsIn(records) };
}

/** Support that mirrors an account writes nothing there: its errors belong to the provider's account. */
function ownPlace(call: Call): Call {
  const { mirroring, ...actor } = call.actor;
  if (!mirroring) return call;
  return { ...call, actor: { ...actor, instance: CATALOGUE_ID, instanceType: 'PROVIDER' } };
}

async function refuseTooMany(db: Knex.Transaction, instance: string, more: number, now: Date): Promise<void> {
  const [row] = await db('errorRecords')
    .where({ instance })
    .where('createdAt', '>', new Date(now.getTime() - hour))
    .count({ count: '*' });
  if (Number(row?.count ?? 0) + more > REPORTS_PER_HOUR) failForAnHour();
}

const failForAnHour = (): never => fail('TOO_MANY_REQUESTS', { seconds: hour / 1000 });

/** Number of records the caller created and updated in the last hour, according to the history. */
async function broughtWithinHour(
  { db, actor, now }: TransactionCall,
  instance: string,
): Promise<{ create: number; update: number }> {
  const rows: { operation: string; count: unknown }[] = await db('history')
    .where({ instance, resource: errorRecords.name, user: actor.user })
    .where('at', '>', new Date(now.getTime() - hour))
    .groupBy('operation')
    .select('operation')
    .count({ count: '*' });
  const of = (operation: string) => Number(rows.find((row) => row.operation === operation)?.count ?? 0);
  return { create: of('create'), update: of('update') };
}

async function letGoOwn(system: TransactionCall, instance: string): Promise<void> {
  const own: { id: string }[] = await system
    .db('history as h')
    .join('errorRecords as e', 'e.id', 'h.recordId')
    .where({ 'h.instance': instance, 'h.resource': errorRecords.name, 'h.operation': 'create' })
    .where({ 'h.user': system.actor.user, 'e.deletedAt': null })
    .orderBy([
      { column: 'e.date', order: 'desc' },
      { column: 'e.id', order: 'desc' },
    ])
    .offset(REPORTS_OF_ONE_KEPT)
    .limit(REPORTS_AT_ONCE)
    .select('e.id');
  for (const { id } of own) await deleteRecord(system, errorRecords, id);
}

async function letGo(system: TransactionCall, instance: string): Promise<void> {
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

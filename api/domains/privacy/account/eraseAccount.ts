import { definitions, entityList } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import type { Knex } from 'knex';
import type { Api } from '../../../base/context/context';
import { asSystem, type Call, inTransaction } from '../../../entities/call';
import { createRecord } from '../../../entities/createRecord';
import type { TransactionCall } from '../../../entities/hooks';
import { type Row, rowMapper } from '../../../entities/rowMapper';
import { typed } from '../../../entities/typedRecords';
import { lockRow, updateRecord } from '../../../entities/updateRecord';
import type { FileStore } from '../../../platform/files';
import { eraseSeat } from '../erasePerson';
import { hashesInUse, tablesOfAccounts } from './tablesOfAccounts';

/**
 * Erases a terminated account after its retention period: all rows, their history, its files, and the users that belong
 * to no other account. Sales records that the seller must keep stay, and so does the account's row, without its data.
 * Can be restarted after an interruption; no effect if the termination was withdrawn.
 */
export async function eraseAccount(
  api: Pick<Api, 'db' | 'now'>,
  store: FileStore,
  instance: string,
): Promise<void> {
  const call: Call = { ...asSystem({ db: api.db, now: api.now(), reachesTerminated: true }, instance) };
  if (!(await markErased(call, instance))) return;
  await eraseFiles(api.db, store, instance);
  for (const { name, keeps } of await tablesOfAccounts(api.db)) {
    // Files also need their content removed, contacts their user: each has its own step.
    if (name === 'contacts' || name === 'files') continue;
    await deleteAll(api.db, name, (rows) => void rows.where({ instance }).modify(keeps));
  }
  await eraseSeats(call, instance);
  // Mails to people without a user, such as invitations, are jobs of the installation.
  const people = api.db('contacts').where({ instance }).select('id');
  await deleteAll(
    api.db,
    'jobs',
    (rows) => void rows.where({ instance: CATALOGUE_ID }).whereIn('subject', people.clone()),
  );
  await deleteAll(api.db, 'contacts', (rows) => void rows.where({ instance }));
  // The contacts are deleted, so the reference to the person who ordered is cleared.
  await api.db('orders').where({ instance }).update({ orderedBy: null });
}

/** Marks the account as erased, which is final. False if it is not, or no longer, due. */
async function markErased(call: Call, instance: string): Promise<boolean> {
  return inTransaction(call, async (inner) => {
    const row = typed('instances', await lockRow(inner, definitions.instances, instance, 'update'));
    const isDue = row.hasResigned && row.dateErasureDue !== null && row.dateErasureDue <= dayOf(call.now);
    if (!isDue || instance === CATALOGUE_ID) return false;
    if (row.dateErased) return true;
    await keepOnRecord(inner, instance);
    await updateRecord(inner, definitions.instances, instance, {
      ...blank,
      companyName: `– (${row.customerNumber || instance})`,
      dateErased: dayOf(call.now),
    });
    return true;
  });
}

const blank = {
  internalCustomerNumber: null,
  salesman: null,
  address: null,
  vatId: null,
  logo: null,
  supportMayWriteUntil: null,
  reportMailSubject: null,
  reportMailText: null,
  publicContact: null,
  hasPublicPages: false,
};

/** Records the number of rows erased per entity, and when: no names and no values. */
async function keepOnRecord(call: TransactionCall, instance: string): Promise<void> {
  const erased: string[] = [];
  const kept: string[] = [];
  for (const { name, scope, isKeptBySeller } of entityList) {
    if (scope === 'account') continue;
    const [found] = await call.db(name).where({ instance }).count({ rows: '*' });
    const count = Number(found?.rows ?? 0);
    if (count > 0) (isKeptBySeller ? kept : erased).push(`${name} ${count}`);
  }
  const catalogue = { ...asSystem(call, CATALOGUE_ID), db: call.db };
  await createRecord(catalogue, definitions.privacyRecords, {
    doneAt: call.now.toISOString(),
    kind: 'ERASURE',
    entity: 'instances',
    person: instance,
    requestedBy: null,
    user: null,
    reason: `${erased.join(', ')}${kept.length > 0 ? ` | kept: ${kept.join(', ')}` : ''}`.slice(0, 500),
  });
}

/** Removes the contents before the rows, which are the only reference to them. */
async function eraseFiles(db: Knex, store: FileStore, instance: string): Promise<void> {
  const used = await hashesInUse(db, instance);
  for (;;) {
    const rows: Row[] = await db('files')
      .where({ instance })
      .whereNotIn('hash', [...used])
      .limit(500)
      .select('id', 'hash');
    if (rows.length === 0) return;
    for (const { hash } of rows) await store.remove(instance, String(hash));
    await db('files')
      .whereIn(
        'id',
        rows.map(({ id }) => String(id)),
      )
      .delete();
  }
}

async function eraseSeats(call: Call, instance: string): Promise<void> {
  const rows: Row[] = await call.db('contacts').where({ instance }).whereNotNull('user');
  for (const row of rows)
    await inTransaction(call, (inner) => eraseSeat(inner, rowMapper(definitions.contacts).read(row)));
}

/** Deletes in batches, so that no lock is held for long. */
async function deleteAll(db: Knex, table: string, which: (rows: Knex.QueryBuilder) => void): Promise<void> {
  for (;;) if ((await db(table).modify(which).limit(atOnce).delete()) < atOnce) return;
}
const atOnce = 2000;

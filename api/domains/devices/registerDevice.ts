import type { registerDevice as contract } from '@plumbline/resources/commands/devices';
import { definitions } from '@plumbline/resources/entities/index';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import { isId } from '@plumbline/resources/language/ids';
import { fail } from '../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { getTyped } from '../../entities/typedRecords';
import { factsOf } from './factsOf';
import { openActions } from './openActions';
import { outcomesIn, settleActions } from './settleActions';

const { devices } = definitions;
/** Devices that a person has in an account; the ones unseen for longest give way. */
const kept = 20;
/** Devices that a person may bring to an account within a day. */
const newWithinDay = 30;
const day = 24 * 60 * 60_000;

/**
 * The device a person works on reports itself and what became of what it was asked to do, and hears what is still to be
 * done. The id is the device's own for this person in this account; a name that somebody gave it stays. TOO_MANY_REQUESTS
 * with `seconds` from 30 new ones of a person within a day. `version`: of the app that the server gives out.
 */
export async function registerDevice(
  call: Call,
  sent: Row,
  version: string | null = null,
): Promise<AnswerOf<typeof contract>> {
  const { id } = sent;
  if (!isId(id)) return fail('BAD_REQUEST', { field: 'id' });
  const outcomes = outcomesIn(sent.outcomes);
  const facts = factsOf(sent, version);
  return inTransaction(call, async (inner) => {
    const system = { ...asSystem(inner, inner.actor.instance), db: inner.db };
    await keepDevice(system, inner, { ...facts, id, name: sent.name, dateLastSeen: call.now });
    await settleActions(system, id, outcomes);
    const { isRemoteMaintenanceAllowed } = await getTyped(system, 'devices', id);
    const isAllowed = isRemoteMaintenanceAllowed === true;
    return {
      id,
      isRemoteMaintenanceAllowed: isAllowed,
      actions: await openActions(system, { id, isAllowed }),
    };
  });
}

async function keepDevice(
  system: TransactionCall,
  inner: TransactionCall,
  { id, name, ...values }: Row & { id: string },
): Promise<void> {
  const { instance, user, contact } = inner.actor;
  const known = await inner.db('devices').where({ id }).first('instance', 'user', 'deletedAt');
  if (known) {
    // Somebody else's, or one that the account has removed: the device makes itself a new id.
    if (known.instance !== instance || known.user !== user || known.deletedAt !== null)
      fail('NOT_FOUND', { resource: 'devices', id });
    // Told every hour and changed by nobody: it leaves no history and makes nobody's form stale.
    await inner.db('devices').where({ id }).update(values);
    return;
  }
  await refuseTooMany(inner);
  await createRecord(system, devices, {
    id,
    name,
    owner: contact,
    user,
    ...values,
    dateLastSeen: inner.now.toISOString(),
  });
  const oldest: { id: string }[] = await inner
    .db('devices')
    .where({ instance, user, deletedAt: null })
    .orderBy([
      { column: 'dateLastSeen', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset(kept)
    .limit(kept)
    .select('id');
  for (const one of oldest) await deleteRecord(system, devices, one.id);
}

async function refuseTooMany({ db, actor, now }: TransactionCall): Promise<void> {
  const [row] = await db('devices')
    .where({ instance: actor.instance, user: actor.user })
    .where('createdAt', '>', new Date(now.getTime() - day))
    .count({ count: '*' });
  if (Number(row?.count ?? 0) >= newWithinDay) fail('TOO_MANY_REQUESTS', { seconds: day / 1000 });
}

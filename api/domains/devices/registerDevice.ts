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
/** Maximum number of devices per user and account; those unused for longest are removed. */
const kept = 20;
/** Maximum number of new devices per user and day. */
const newWithinDay = 30;
const day = 24 * 60 * 60_000;

/**
 * A device reports itself and the results of its actions, and gets the open ones. Its id is its own for this user and
 * account; a name set by a user is kept. TOO_MANY_REQUESTS with `seconds` after 30 new ones of a user in a day.
 * `version`: of the app served.
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
    // Another user's device, or one the account has removed: the device then generates a new id.
    if (known.instance !== instance || known.user !== user || known.deletedAt !== null)
      fail('NOT_FOUND', { resource: 'devices', id });
    // Reported hourly and not a user's change: no history, and no version that would make open forms stale.
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

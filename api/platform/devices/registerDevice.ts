import { definitions } from '@plumbline/resources/entities/index';
import { isId } from '@plumbline/resources/language/ids';
import { fail } from '../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { updateRecord } from '../../entities/updateRecord';

const { devices } = definitions;
/** Devices that a person has in an account; the ones unseen for longest give way. */
const kept = 20;
/** Devices that a person may bring to an account within a day. */
const newWithinDay = 30;
const day = 24 * 60 * 60_000;

/**
 * The device a person works on reports itself: {id, name, userAgent, usedMemory (MB), computingRating, storageRating (0 to
 * 100)}. The id is the device's own for this person in this account; a name that somebody gave it stays. TOO_MANY_REQUESTS
 * with `seconds` from 30 new ones of a person within a day.
 */
export async function registerDevice(call: Call, sent: Row): Promise<{ id: string }> {
  const { id } = sent;
  if (!isId(id)) return fail('BAD_REQUEST', { field: 'id' });
  const { instance, user, contact } = call.actor;
  const values = { ...factsOf(sent), dateLastSeen: call.now.toISOString() };
  return inTransaction(call, async (inner) => {
    const system = { ...asSystem(inner, instance), db: inner.db };
    const known = await inner.db('devices').where({ id }).first('instance', 'user', 'deletedAt');
    if (known) {
      // Somebody else's, or one that the account has removed: the device makes itself a new id.
      if (known.instance !== instance || known.user !== user || known.deletedAt !== null)
        fail('NOT_FOUND', { resource: 'devices', id });
      await updateRecord(system, devices, id, values);
      return { id };
    }
    await refuseTooMany(inner);
    await createRecord(system, devices, { id, name: sent.name, owner: contact, user, ...values });
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
    return { id };
  });
}

async function refuseTooMany({ db, actor, now }: TransactionCall): Promise<void> {
  const [row] = await db('devices')
    .where({ instance: actor.instance, user: actor.user })
    .where('createdAt', '>', new Date(now.getTime() - day))
    .count({ count: '*' });
  if (Number(row?.count ?? 0) >= newWithinDay) fail('TOO_MANY_REQUESTS', { seconds: day / 1000 });
}

/** What a device may say about itself; its owner and remote maintenance are people's to set. */
const factsOf = ({ userAgent, usedMemory, computingRating, storageRating }: Row): Row => ({
  userAgent: typeof userAgent === 'string' ? userAgent.slice(0, 400) : null,
  usedMemory: within(usedMemory, 1_000_000),
  computingRating: within(computingRating, 100),
  storageRating: within(storageRating, 100),
});

const within = (value: unknown, most: number): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(0, Math.round(value))) : null;

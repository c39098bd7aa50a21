import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, isId, newId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import { fail, failFields } from '../../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../../entities/call';
import { createRecord } from '../../../entities/createRecord';
import { updateRecord } from '../../../entities/updateRecord';
import { noteSecurityEvent } from '../../securityLog';
import { findPerson } from '../actors/findPerson';
import { isProviderStaff, mirroringLifetime } from './mirroredAccount';

const { mirrorings } = definitions;
const [shortest, longest] = [10, 500];

interface Wish {
  instance?: string | undefined;
  reason?: string | undefined;
}

/**
 * Starts a mirroring of an account by provider staff for an hour, with a reason shown to its owner. Returns the id of
 * the record; errors: FORBIDDEN for anyone else, INVALID without a reason, NOT_FOUND for an unknown account.
 */
export async function startMirroring(call: Call, { instance, reason = '' }: Wish): Promise<string> {
  const person = await findPerson(call.db, call.actor.user);
  if (!person || !isProviderStaff(person) || call.actor.instance !== CATALOGUE_ID)
    return fail('FORBIDDEN', { resource: 'mirrorings' });
  const why = reason.trim();
  if (why.length < shortest)
    failFields({ reason: { message: 'validation.minLength', args: { min: shortest } } });
  if (why.length > longest)
    failFields({ reason: { message: 'validation.maxLength', args: { max: longest } } });
  const account = isId(instance)
    ? await call.db('instances').where({ id: instance, deletedAt: null }).first('id')
    : undefined;
  if (!account || account.id === CATALOGUE_ID) return fail('NOT_FOUND', { resource: 'instances' });
  const id = newId(call.now.getTime());
  await inTransaction(asSystem(call, account.id), async (system) => {
    await createRecord(system, mirrorings, {
      id,
      supporter: `${person.name} <${person.email}>`,
      user: person.id,
      reason: why,
      startedAt: call.now.toISOString(),
      endsAt: new Date(call.now.getTime() + mirroringLifetime).toISOString(),
    });
    const event = { kind: 'MIRRORING_STARTED', user: person.id, detail: why } as const;
    await noteSecurityEvent(system, [account.id], event);
  });
  return id;
}

/** Ends a mirroring, at its expiry at the latest; idempotent. */
export async function endMirroring(call: Pick<Call, 'db' | 'now'>, id: string): Promise<void> {
  const row = await call.db('mirrorings').where({ id, endedAt: null }).first('instance', 'endsAt', 'user');
  if (!row) return;
  const endedAt = row.endsAt < call.now ? row.endsAt : call.now;
  const system = asSystem(call, row.instance);
  const own = { ...system, actor: { ...system.actor, user: row.user } };
  await inTransaction(own, async (inner) => {
    await updateRecord(inner, mirrorings, id, { endedAt: endedAt.toISOString() });
    const event = { kind: 'MIRRORING_ENDED', user: row.user } as const;
    await noteSecurityEvent({ db: inner.db, now: endedAt }, [row.instance], event);
  });
}

/** Records the end of expired mirrorings; idempotent, any process may call it. */
export async function closeMirrorings(db: Knex, now: Date): Promise<number> {
  const over: { id: string }[] = await db('mirrorings')
    .where({ endedAt: null, deletedAt: null })
    .where('endsAt', '<=', now)
    .limit(500)
    .select('id');
  for (const { id } of over) await endMirroring({ db, now }, id);
  return over.length;
}

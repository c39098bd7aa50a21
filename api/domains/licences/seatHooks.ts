import { definitions } from '@plumbline/resources/entities/index';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { seatFor, seatsLeft } from '@plumbline/resources/rules/licences/seatFor';
import { failFields } from '../../base/errors/errors';
import { asSystem } from '../../entities/call';
import type { EntityHooks, TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { findTyped, listTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';

/**
 * Assigns users to licences: a new user of the account takes a free seat, no licence exceeds its seats, and each
 * licence counts its assigned contacts and those with a login.
 */
export const seatHooks: EntityHooks = {
  async beforeWrite({ call, operation, before, after }) {
    if (!after) return;
    // The seat of a restored contact may have been taken meanwhile.
    const isBack = operation === 'restore';
    if (isBack && after.license && (await isFull(call, after))) after.license = null;
    if (after.user && (isBack || !before?.user) && !after.license) {
      const licences = await listTyped(asSystem(call, String(after.instance)), 'licenses');
      after.license = seatFor(licences, dayOf(call.now));
    }
    if (!call.isSystem && after.license && after.license !== before?.license)
      await refuseFull(call, String(after.license));
  },

  async afterWrite({ call, before, after, operation }) {
    const held = operation === 'restore' ? null : before;
    if (after && held && after.license === held.license && Boolean(after.user) === Boolean(held.user)) return;
    for (const id of new Set([held?.license, after?.license]))
      if (id) await recountLicense(call, String((after ?? before)?.instance), String(id));
  },
};

async function isFull(call: TransactionCall, { instance, license: id }: Row): Promise<boolean> {
  const license = await findTyped(asSystem(call, String(instance)), 'licenses', String(id));
  return license !== undefined && seatsLeft(license) === 0;
}

async function refuseFull(call: TransactionCall, id: string): Promise<void> {
  const license = await findTyped(asSystem(call, call.actor.instance), 'licenses', id);
  if (license?.maxUser && seatsLeft(license) === 0)
    failFields({ license: { message: 'validation.licenseFull', args: { max: license.maxUser } } });
}

async function recountLicense(call: TransactionCall, instance: string, license: string): Promise<void> {
  const [row] = await call
    .db('contacts')
    .where({ instance, license, deletedAt: null })
    .select(call.db.raw('count(*) as used, count(user) as active'));
  const system = { ...asSystem(call, instance), db: call.db };
  // A deleted licence is recounted when it is restored.
  if (!(await findTyped(system, 'licenses', license))) return;
  await updateRecord(system, definitions.licenses, license, {
    usedCount: Number(row.used),
    activeCount: Number(row.active),
  });
}

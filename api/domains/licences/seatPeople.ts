import { definitions } from '@plumbline/resources/entities/index';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { seatsLeft } from '@plumbline/resources/rules/licences/seatFor';
import { asSystem } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import { listTyped, type Typed } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';

/**
 * Assigns a new licence to users of the account without a valid one: none yet, a trial, or one that ends before this
 * one begins. Oldest users first, up to the number of seats.
 */
export async function seatPeople(call: TransactionCall, license: Typed<'licenses'>): Promise<void> {
  const system = { ...asSystem(call, license.instance), db: call.db };
  const begins = [dayOf(call.now), license.validFrom ?? ''].sort()[1] ?? '';
  if (license.validBefore !== null && license.validBefore <= begins) return;
  const others = await listTyped(system, 'licenses');
  const kept = new Set(
    others
      .filter(({ id, isTrial, validBefore }) => {
        if (id === license.id || license.isTrial) return true;
        return !isTrial && (validBefore === null || validBefore > begins);
      })
      .map(({ id }) => id),
  );
  const people: { id: string; license: string | null }[] = await call
    .db('contacts')
    .where({ instance: license.instance, deletedAt: null })
    .whereNotNull('user')
    .orderBy('id')
    .select('id', 'license');
  const homeless = people.filter((person) => !person.license || !kept.has(person.license));
  for (const { id } of homeless.slice(0, seatsLeft(license) ?? homeless.length))
    await updateRecord(system, definitions.contacts, id, { license: license.id });
}

import { dayOf } from '@plumbline/resources/audits/dayOf';
import { licenseToRenew } from '@plumbline/resources/licences/licenseToRenew';
import { listTyped, typed } from '../audits/typedRecords';
import { asSystem } from '../entities/call';
import type { EntityHooks, TransactionCall } from '../entities/hooks';
import type { Row } from '../entities/rowMapper';
import { failFields } from '../errors';
import { grantsOfSet } from './grantsOfSet';
import { seatPeople } from './seatPeople';

/**
 * A licence of a set is called, counted and ends as the set says, where nothing else was agreed; it begins on the day it is
 * given, or where the account's licence of that set is about to end, when that one does.
 */
export const licenseHooks: EntityHooks = {
  async prepare({ call, before, after }) {
    if (!after) return;
    const isNew = !before || before.licenseSet !== after.licenseSet;
    const set = isNew && after.licenseSet ? await grantsOfSet(call, String(after.licenseSet)) : undefined;
    if (set) {
      after.name ||= set.name;
      after.dateOrdered ??= dayOf(call.now);
      after.validFrom ??= (await endOfEarlier(call, after)) ?? after.dateOrdered;
      const granted = set.grants(String(after.validFrom));
      after.maxUser ??= granted.maxUser;
      if (isEmpty(after.categories)) after.categories = granted.categories;
      after.validBefore ??= granted.validBefore;
      after.nextExpectedDate ??= after.validBefore;
    }
    if (!after.name) failFields({ name: { message: 'validation.required' } });
  },

  async written({ call, before, after }) {
    if (!before && after) await seatPeople(call, typed('licenses', after));
  },
};

const isEmpty = (value: unknown): boolean => !Array.isArray(value) || value.length === 0;

async function endOfEarlier(
  call: TransactionCall,
  { id, instance, licenseSet }: Row,
): Promise<string | undefined> {
  const licences = await listTyped({ ...asSystem(call, String(instance)), db: call.db }, 'licenses');
  const others = licences.filter((licence) => licence.id !== id);
  return licenseToRenew(others, String(licenseSet), dayOf(call.now))?.validBefore;
}

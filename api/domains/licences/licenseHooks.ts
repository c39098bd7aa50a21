import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { licenseToRenew } from '@plumbline/resources/rules/licences/licenseToRenew';
import { countedFrom } from '@plumbline/resources/rules/licences/trial';
import { failFields } from '../../base/errors/errors';
import { asSystem } from '../../entities/call';
import type { EntityHooks, TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { listTyped, type Typed, typed } from '../../entities/typedRecords';
import { grantsOfSet } from './grantsOfSet';
import { seatPeople } from './seatPeople';

/**
 * A licence takes missing values (name, seats, end) from its set. It starts on the order date, or at the end of the
 * account's licence of the same set that is about to end. The rest of a trial is added.
 */
export const licenseHooks: EntityHooks = {
  async beforeWrite({ call, before, after }) {
    if (!after) return;
    const isNew = !before || before.licenseSet !== after.licenseSet;
    const set = isNew && after.licenseSet ? await grantsOfSet(call, String(after.licenseSet)) : undefined;
    if (set) {
      after.name ||= set.name;
      after.dateOrdered ??= dayOf(call.now);
      const others = await otherLicences(call, after);
      const earlier = licenseToRenew(others, String(after.licenseSet), dayOf(call.now));
      after.validFrom ??= earlier?.validBefore ?? after.dateOrdered;
      const granted = set.grants(countedFrom(others, String(after.validFrom)));
      after.maxUser ??= granted.maxUser;
      if (isEmpty(after.categories)) after.categories = granted.categories;
      after.validBefore ??= granted.validBefore;
      after.nextExpectedDate ??= after.validBefore;
    }
    if (!before) after.isAfterTrial = await isAfterTrial(call, after);
    if (!after.name) failFields({ name: { message: 'validation.required' } });
  },

  async afterWrite({ call, before, after }) {
    if (!before && after) await seatPeople(call, typed('licenses', after));
  },
};

const isEmpty = (value: unknown): boolean => !Array.isArray(value) || value.length === 0;

async function isAfterTrial(call: TransactionCall, licence: Row): Promise<boolean> {
  if (licence.isTrial) return false;
  const others = await otherLicences(call, licence);
  return others.length > 0 && others.every(({ isTrial }) => isTrial);
}

async function otherLicences(call: TransactionCall, { id, instance }: Row): Promise<Typed<'licenses'>[]> {
  const licences = await listTyped({ ...asSystem(call, String(instance)), db: call.db }, 'licenses');
  return licences.filter((licence) => licence.id !== id);
}

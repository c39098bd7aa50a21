import { CATALOGUE_ID } from '@plumbline/resources/ids';
import { type Grant, grantOf } from '@plumbline/resources/licences/grantOf';
import { findTyped, listTyped, type Typed } from '../audits/typedRecords';
import { asSystem } from '../entities/call';
import type { EntityHooks, TransactionCall } from '../entities/hooks';
import { failFields } from '../errors';

/** A licence of a set is called, counted and ends as the set says on the day it is given, where nothing else was agreed. */
export const licenseHooks: EntityHooks = {
  async prepare({ call, before, after }) {
    if (!after) return;
    const isNew = !before || before.licenseSet !== after.licenseSet;
    const set = isNew && after.licenseSet ? await setOf(call, String(after.licenseSet)) : undefined;
    if (set) {
      after.name ||= set.name;
      after.dateOrdered ??= call.now.toISOString().slice(0, 10);
      after.validFrom ??= after.dateOrdered;
      const granted = set.grants(String(after.validFrom));
      after.maxUser ??= granted.maxUser;
      if (isEmpty(after.categories)) after.categories = granted.categories;
      after.validBefore ??= granted.validBefore;
      after.nextExpectedDate ??= after.validBefore;
    }
    if (!after.name) failFields({ name: { message: 'validation.required' } });
  },
};

const isEmpty = (value: unknown): boolean => !Array.isArray(value) || value.length === 0;

interface SetGrants {
  name: Typed<'licenseSets'>['name'];
  grants: (day: string) => Grant;
}

// A set that is not there is named by the check of references.
async function setOf(call: TransactionCall, id: string): Promise<SetGrants | undefined> {
  const catalogue = { ...asSystem(call, CATALOGUE_ID), db: call.db };
  const set = await findTyped(catalogue, 'licenseSets', id);
  if (!set) return undefined;
  const details = await listTyped(catalogue, 'licenseSetDetails', { filter: { licenseSet: id } });
  return { name: set.name, grants: (day) => grantOf(set, details, day) };
}

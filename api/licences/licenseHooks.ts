import { nextAuditDate } from '@plumbline/resources/audits/nextAuditDate';
import { definitions } from '@plumbline/resources/entities/index';
import type { EntityHooks, TransactionCall } from '../entities/hooks';
import { type Row, rowMapper } from '../entities/rowMapper';
import { failFields } from '../errors';

/** A licence of a set is called, counted and ends as the set says on the day it is given, where nothing else was agreed. */
export const licenseHooks: EntityHooks = {
  async prepare({ call, before, after }) {
    if (!after) return;
    const isNew = !before || before.licenseSet !== after.licenseSet;
    const set = isNew && after.licenseSet ? await setOf(call.db, String(after.licenseSet)) : undefined;
    if (set) {
      after.name ||= set.name;
      after.maxUser ??= set.userCount;
      if (isEmpty(after.categories)) after.categories = set.categories;
      after.dateOrdered ??= call.now.toISOString().slice(0, 10);
      after.validFrom ??= after.dateOrdered;
      after.validBefore ??= endOf(String(after.validFrom), set.validityInMonths);
      after.nextExpectedDate ??= after.validBefore;
    }
    if (!after.name) failFields({ name: { message: 'validation.required' } });
  },
};

const isEmpty = (value: unknown): boolean => !Array.isArray(value) || value.length === 0;

const endOf = (day: string, months: unknown): string | null =>
  typeof months === 'number' ? nextAuditDate(day, { interval: months, unit: 'MONTHLY' }) : null;

// A set that is not there is named by the check of references.
async function setOf(db: TransactionCall['db'], id: string): Promise<Row | undefined> {
  const row: Row | undefined = await db('licenseSets').where({ id, deletedAt: null }).first();
  return row && rowMapper(definitions.licenseSets).read(row);
}

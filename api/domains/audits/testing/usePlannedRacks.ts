import { beforeAll } from 'vitest';
import type { TestDatabase } from '../../../platform/testing/database';
import { buildCustomer, type Customer, okay } from '../../planning/testing/customer';

/** Finishes an inspection without deficiencies. */
export const done = { answers: okay, result: 'OKAY', isFinished: true };
/** The same, confirming a result that contradicts the answers. */
export const confirmed = { ...done, confirmedContradiction: true };
export const correctionReason = 'Read wrongly';

/** A customer with planned inspections of its racks; `world` is filled before the tests run. */
export function usePlannedRacks(database: TestDatabase) {
  const world = {} as { given: Customer }; // filled before the first test
  beforeAll(async () => {
    world.given = await buildCustomer(database.db);
  });
  return {
    world,
    planned: async (more: object = {}) => {
      const rack = await world.given.rack(more);
      const { planning, audits } = await world.given.plan([rack]);
      return { rack, planning, audit: audits[0]! };
    },
  };
}

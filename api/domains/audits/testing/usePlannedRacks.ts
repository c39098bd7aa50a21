import { beforeAll } from 'vitest';
import type { TestDatabase } from '../../../platform/testing/database';
import { buildCustomer, type Customer, okay } from '../../planning/testing/customer';

/** What finishes an inspection without a finding. */
export const done = { answers: okay, result: 'OKAY', isFinished: true };
/** The same with a result that the answers contradict. */
export const confirmed = { ...done, confirmedContradiction: true };
export const correctionReason = 'Read wrongly';

/** A customer whose racks are planned to be inspected; `world` is there when the tests run. */
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

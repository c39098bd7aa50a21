import { entities } from '@plumbline/resources/entities/index';
import { isSortedBy } from '@plumbline/resources/language/query/listing';
import { expect, test } from 'vitest';
import { planningOrders } from './planningOrders';

test('the orders of the screen are among those the server sorts by; it refuses any other', () => {
  for (const { field } of Object.values(planningOrders))
    expect(isSortedBy(entities.auditPlannings, field), field).toBe(true);
});

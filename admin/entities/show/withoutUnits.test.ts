import { entities } from '@plumbline/resources/entities/index';
import { expect, it } from 'vitest';
import { withoutUnits } from './withoutUnits';

it('leaves out a unit that stands behind its amount, and keeps one that stands alone', () => {
  const { customIntervals } = entities;
  expect(withoutUnits(customIntervals, ['interval', 'intervalUnit', 'reason'])).toEqual([
    'interval',
    'reason',
  ]);
  expect(withoutUnits(customIntervals, ['intervalUnit', 'reason'])).toEqual(['intervalUnit', 'reason']);
});

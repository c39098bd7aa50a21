import { expect, it } from 'vitest';
import { isNeverInspected } from './due';
import { entities } from './entities/index';

it('knows what was never inspected: pieces and duties, but not an end of use', () => {
  const { equipments, inspectionDuties, tasks } = entities;
  expect(isNeverInspected(equipments, { nextAuditDate: '2020-01-01', lastAuditDate: null })).toBe(true);
  expect(isNeverInspected(equipments, { nextAuditDate: '2020-01-01' })).toBe(true);
  expect(isNeverInspected(equipments, { lastAuditDate: '2019-01-01' })).toBe(false);
  expect(isNeverInspected(inspectionDuties, { type: 'light', lastDate: null })).toBe(true);
  expect(isNeverInspected(inspectionDuties, { type: 'light', lastDate: '2019-01-01' })).toBe(false);
  expect(isNeverInspected(inspectionDuties, { type: 'endOfUse', lastDate: null })).toBe(false);
  expect(isNeverInspected(tasks, { dateDue: '2020-01-01' })).toBe(false);
});

import type { EntityName } from '@plumbline/resources/language/names';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAsOfToday } from './asOfToday';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-10T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const orange = {
  id: 'd1',
  instance: 'account',
  audit: 'a1',
  equipment: 'rack',
  description: 'Upright bent',
  dangerLevel: 'orange',
  status: 'OPEN',
  orangeSince: '2026-11-20',
  createdAt: '2026-11-20T08:00:00.000Z',
};
const rack = { id: 'rack', lockReasons: null, isLocked: false, isArchived: false };

function device(tables: Partial<Record<EntityName, object[]>>) {
  const asOfToday = createAsOfToday(((name: EntityName) =>
    (tables[name] ?? []).map((row) =>
      name === 'deficiencies' ? asOfToday.row('deficiencies', row as never) : row,
    )) as never); // rows as short as the test needs them
  return asOfToday;
}

it('an orange deficiency is red on its day, and its piece locked, without a server', () => {
  const { row, isNewDay, forget } = device({ deficiencies: [orange] });
  expect(row('deficiencies', orange)).toBe(orange);
  expect(row('equipments', rack)).toBe(rack);
  vi.setSystemTime(new Date('2026-12-18T10:00:00Z'));
  expect(isNewDay()).toBe(true);
  forget();
  expect(row('deficiencies', orange)).toMatchObject({ dangerLevel: 'red' });
  expect(row('equipments', rack)).toMatchObject({
    isLocked: true,
    lockReasons: [{ id: 'd1', kind: 'deficiency', deficiency: 'd1', audit: 'a1' }],
  });
});

it('an account that set fewer days is followed', () => {
  const { row } = device({
    deficiencies: [orange],
    instances: [{ id: 'account', orangeEscalationDays: 14 }],
  });
  expect(row('deficiencies', orange)).toMatchObject({ dangerLevel: 'red' });
});

it('what the server told is kept, and not told twice', () => {
  const known = [{ id: 'd1', kind: 'deficiency' }];
  const locked = { ...rack, lockReasons: known, isLocked: true };
  const { row } = device({ deficiencies: [{ ...orange, dangerLevel: 'red' }] });
  expect(row('equipments', locked)).toBe(locked);
});

it('a piece whose years of use are over is locked', () => {
  const duty = { equipment: 'rack', type: 'endOfUse', nextDate: '2026-12-10' };
  const { row } = device({ inspectionDuties: [duty] });
  expect(row('equipments', rack)).toMatchObject({ lockReasons: [{ kind: 'endOfUse' }] });
});

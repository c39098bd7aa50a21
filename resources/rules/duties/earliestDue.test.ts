import { expect, it } from 'vitest';
import { earliestDue } from './deriveDuties';

const duty = (
  type: 'expert' | 'light' | 'endOfUse',
  nextDate: string | null,
  lastDate: string | null = null,
) => ({
  type,
  nextDate,
  lastDate,
  isMandatory: true,
});

it('is the earliest mandatory duty that has a date', () => {
  const [weekly, yearly] = [
    duty('light', '2026-11-24', '2026-11-17'),
    duty('expert', '2026-10-13', '2025-10-13'),
  ];
  expect(earliestDue([weekly, yearly])).toBe(yearly);
  expect(earliestDue([weekly, { ...yearly, isMandatory: false }])).toBe(weekly);
  expect(earliestDue([duty('light', null)])).toBeUndefined();
});

it('is on the same day an inspection that was never carried out, and the end of use last', () => {
  const end = duty('endOfUse', '2026-11-24');
  const [done, never] = [duty('expert', '2026-11-24', '2025-11-24'), duty('light', '2026-11-24')];
  for (const duties of [
    [end, done, never],
    [never, done, end],
  ])
    expect(earliestDue(duties)).toBe(never);
  expect(earliestDue([end, done])).toBe(done);
});

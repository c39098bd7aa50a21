import { describe, expect, it } from 'vitest';
import { isTimeZone } from '../../language/timeZones';
import { dayOf } from './dayOf';
import { intervalFor, nextAuditDate } from './nextAuditDate';

describe('nextAuditDate', () => {
  it.each([
    ['2026-02-27', 3, 'DAILY', '2026-03-02'],
    ['2026-12-30', 1, 'WEEKLY', '2027-01-06'],
    ['2026-03-28', 1, 'DAILY', '2026-03-29'],
    ['2026-01-31', 1, 'MONTHLY', '2026-02-28'],
    ['2028-01-31', 1, 'MONTHLY', '2028-02-29'],
    ['2026-08-31', 6, 'MONTHLY', '2027-02-28'],
    ['2026-11-30', 3, 'MONTHLY', '2027-02-28'],
    ['2026-12-15', 12, 'MONTHLY', '2027-12-15'],
    ['2028-02-29', 1, 'YEARLY', '2029-02-28'],
    ['2028-02-29', 4, 'YEARLY', '2032-02-29'],
    ['2027-02-28', 1, 'YEARLY', '2028-02-28'],
  ] as const)('%s + %d %s is %s', (day, interval, unit, next) => {
    expect(nextAuditDate(day, { interval, unit })).toBe(next);
  });
});

describe('intervalFor', () => {
  const regulation = { interval: 12, intervalUnit: 'MONTHLY' as const };
  it("takes the equipment's own interval first", () => {
    expect(intervalFor({ auditInterval: 6, auditIntervalUnit: 'WEEKLY' }, regulation)).toEqual({
      interval: 6,
      unit: 'WEEKLY',
    });
  });
  it('does not guess the unit of an own interval that has none', () => {
    expect(intervalFor({ auditInterval: 6, auditIntervalUnit: null }, regulation)).toEqual({
      interval: 12,
      unit: 'MONTHLY',
    });
  });
  it('has none without a regulation', () => {
    expect(intervalFor({ auditInterval: null, auditIntervalUnit: null }, null)).toBeNull();
  });
});

it('a day is the one on the clock of the halls, in summer and in winter', () => {
  expect(dayOf('2026-07-09T22:30:00.000Z')).toBe('2026-07-10');
  expect(dayOf('2026-01-09T22:30:00.000Z')).toBe('2026-01-09');
  expect(dayOf('2026-01-09T23:30:00.000Z')).toBe('2026-01-10');
});

it('or on the clock of a zone that is named, and one that is none changes nothing', () => {
  const night = '2026-11-17T23:30:00.000Z';
  expect(dayOf(night, 'Europe/Warsaw')).toBe('2026-11-18');
  expect(dayOf(night, 'America/New_York')).toBe('2026-11-17');
  expect(dayOf(night, 'Nowhere/At_all')).toBe('2026-11-18');
  expect(['Europe/Kyiv', 'Nowhere/At_all', '', 'x'.repeat(1000)].map(isTimeZone)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

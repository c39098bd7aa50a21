import { describe, expect, it } from 'vitest';
import { dateToDay, dateToMoment, dayToDate, momentToDate, notADate } from './dayText';

describe('dayText', () => {
  it('comes back as the same day, whatever the time zone', () => {
    for (const day of ['2026-01-01', '2026-03-29', '2026-10-25', '2024-02-29'])
      expect(dateToDay(dayToDate(day))).toBe(day);
  });

  it('keeps nothing as nothing', () => {
    expect(dayToDate(null)).toBeNull();
    expect(dateToDay(null)).toBeNull();
    expect(momentToDate('')).toBeNull();
  });

  it('hands a date that is none to the check instead of losing it', () => {
    expect(dateToDay(new Date(Number.NaN))).toBe(notADate);
    expect(dateToMoment(new Date(Number.NaN))).toBe(notADate);
  });

  it('takes a year that is still being typed as no date', () => {
    const date = new Date(2000, 0, 1);
    date.setFullYear(202);
    expect(dateToDay(date)).toBe(notADate);
  });

  it('sends moments in UTC', () => {
    expect(dateToMoment(momentToDate('2026-03-05T10:00:00.000Z'))).toBe('2026-03-05T10:00:00.000Z');
  });
});

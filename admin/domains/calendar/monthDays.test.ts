import { describe, expect, it } from 'vitest';
import { dayByKey, lastDay, monthAfter, weeksOf } from './monthDays';

describe('the days of a month', () => {
  it('fill whole weeks from Monday to Sunday', () => {
    const november = weeksOf('2026-11');
    expect([november.length, november[0]?.[0], november.at(-1)?.[6]]).toEqual([
      6,
      '2026-10-26',
      '2026-12-06',
    ]);
    // A February of four weeks that begins on a Monday needs nothing else.
    expect(weeksOf('2027-02').flat()).toHaveLength(28);
    expect(weeksOf('2026-03').flat()).toHaveLength(42);
  });

  it('know leap years and the turn of the year', () => {
    expect([
      lastDay('2028-02'),
      lastDay('2026-02'),
      monthAfter('2026-12', 1),
      monthAfter('2026-01', -1),
    ]).toEqual(['2028-02-29', '2026-02-28', '2027-01', '2025-12']);
  });

  it('are walked by keys', () => {
    const from = (key: string) => dayByKey(key, '2026-03-31');
    expect(from('ArrowRight')).toBe('2026-04-01');
    expect(from('ArrowUp')).toBe('2026-03-24');
    expect([from('Home'), from('End')]).toEqual(['2026-03-30', '2026-04-05']);
    expect([from('PageUp'), from('PageDown')]).toEqual(['2026-02-28', '2026-04-30']);
    expect(from('toString')).toBeUndefined();
  });
});

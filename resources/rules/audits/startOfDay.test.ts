import { expect, it } from 'vitest';
import { startOfDay } from './startOfDay';

it.each([
  ['2026-07-01', 'Europe/Warsaw', '2026-06-30T22:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-10-26', 'Europe/Budapest', '2026-10-25T23:00:00.000Z'],
  ['2026-11-17', 'America/New_York', '2026-11-17T05:00:00.000Z'],
  ['2026-11-17', 'Pacific/Kiritimati', '2026-11-16T10:00:00.000Z'],
  ['2026-11-17', undefined, '2026-11-16T23:00:00.000Z'],
  ['2026-11-17', 'No/Zone', '2026-11-16T23:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, instant) => {
  expect(startOfDay(day, zone).toISOString()).toBe(instant);
});

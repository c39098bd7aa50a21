import { expect, it } from 'vitest';
import { dailyPseudonyms } from './dailyPseudonyms';

it('is the same for a person all day, another for everybody else and on the next day', () => {
  let now = new Date('2026-11-21T00:00:00Z');
  const pseudonymOf = dailyPseudonyms(() => now);
  const [anna, jan] = [pseudonymOf('anna'), pseudonymOf('jan')];
  expect(anna).toMatch(/^[\w-]{12}$/);
  expect(jan).not.toBe(anna);
  now = new Date('2026-11-21T23:59:59Z');
  expect(pseudonymOf('anna')).toBe(anna);
  now = new Date('2026-11-22T00:00:00Z');
  expect(pseudonymOf('anna')).not.toBe(anna);
});

it('cannot be worked out from outside', () => {
  const now = () => new Date('2026-11-21T12:00:00Z');
  expect(dailyPseudonyms(now)('anna')).not.toBe(dailyPseudonyms(now)('anna'));
});

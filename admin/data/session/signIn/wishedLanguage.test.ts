import { beforeEach, expect, test, vi } from 'vitest';
import { wishedLanguage } from './wishedLanguage';

const { kept } = vi.hoisted(() => ({ kept: new Map<string, unknown>() }));
vi.mock('../../../kit/settings/keptSettings', () => ({
  keptSettings: { getItem: (key: string) => kept.get(key) },
}));
beforeEach(() => kept.clear());

test('asks for no language while nobody has chosen one on the device', () => {
  expect(wishedLanguage('pl-PL')).toBeUndefined();
  expect(wishedLanguage()).toBeUndefined();
});

test('asks for the default where somebody chose it, and always for another one', () => {
  expect(wishedLanguage('hu-HU')).toBe('hu-HU');
  kept.set('locale', 'pl-PL');
  expect(wishedLanguage('pl-PL')).toBe('pl-PL');
});

import { defaultBoot } from '@plumbline/resources/rules/boot/configuration';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepConfiguration, keptConfiguration } from './keptConfiguration';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it('is the default until the server has sent another one', () => {
  expect(keptConfiguration()).toBe(defaultBoot);
  const other = { ...defaultBoot, afterBootUrl: '/audits/planning/overview' };
  keepConfiguration(other);
  expect(keptConfiguration()).toEqual(other);
});

it('is the default if the stored one is invalid', () => {
  keepConfiguration({ ...defaultBoot, steps: [] });
  expect(kept.size).toBe(0);
  for (const text of ['{', '{}', 'null', '{"afterBootUrl":"//elsewhere.example"}']) {
    kept.set('plumbline-boot', text);
    expect(keptConfiguration()).toEqual(defaultBoot);
  }
});

it('is the default if the browser stores nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(keptConfiguration()).toBe(defaultBoot);
  expect(() => keepConfiguration(defaultBoot)).not.toThrow();
});

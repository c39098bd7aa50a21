import { afterEach, expect, it, vi } from 'vitest';
import { oncePerRun } from './oncePerRun';

afterEach(() => void vi.unstubAllEnvs());

it('does the work once, also for modules that are loaded anew', async () => {
  const work = vi.fn(async () => 'result');
  const name = crypto.randomUUID();
  expect(await oncePerRun(name, work)).toBe('result');
  vi.resetModules();
  const again = await import('./oncePerRun');
  expect(await again.oncePerRun(name, work)).toBe('result');
  expect(work).toHaveBeenCalledTimes(1);
});

it('does it again after a failure', async () => {
  const name = crypto.randomUUID();
  const fail = () => oncePerRun(name, () => Promise.reject(new Error('behind')));
  await expect(fail()).rejects.toThrow('behind');
  await expect(fail()).rejects.toThrow('behind');
  expect(await oncePerRun(name, async () => 'migrated')).toBe('migrated');
});

it('does it each time while watching', async () => {
  vi.stubEnv('VITEST_MODE', 'WATCH');
  const work = vi.fn(async () => 'result');
  const name = crypto.randomUUID();
  await oncePerRun(name, work);
  await oncePerRun(name, work);
  expect(work).toHaveBeenCalledTimes(2);
});

import { newId } from '@plumbline/resources/language/ids';
import { expect, test } from 'vitest';
import { readConfig } from '../../base/config/config';
import { useTestDatabase } from '../testing/database';
import { takeQuota } from './takeQuota';

const database = useTestDatabase();
const apiWith = (quotas: Record<string, string>) => ({
  db: database.db,
  config: readConfig({ DATABASE_URL: database.url, ...quotas }),
});

test('each account has its own share, counted by every process alike', async () => {
  const [one, other] = [newId(), newId()];
  const [here, there] = [apiWith({ QUOTA_PREVIEWS: '3' }), apiWith({ QUOTA_PREVIEWS: '3' })];
  for (const api of [here, there, here])
    expect(await takeQuota(api, 'previews', { instance: one })).toBe(null);
  for (const api of [here, there]) {
    const seconds = await takeQuota(api, 'previews', { instance: one });
    expect(seconds).toBeGreaterThan(3500);
    expect(seconds).toBeLessThanOrEqual(3600);
  }
  expect(await takeQuota(here, 'previews', { instance: other })).toBe(null);
  expect(await takeQuota(here, 'mails', { instance: one })).toBe(null);
});

test('uploads are counted by size; what is larger than what is left still goes, and nothing after it', async () => {
  const instance = newId();
  const api = apiWith({ QUOTA_UPLOAD_MB: '1' });
  expect(await takeQuota(api, 'uploads', { instance, amount: 1000 })).toBe(null);
  expect(await takeQuota(api, 'uploads', { instance, amount: 5000 })).toBe(null);
  expect(await takeQuota(api, 'uploads', { instance, amount: 1 })).toBeGreaterThan(0);
  // What is on the server already takes nothing.
  expect(await takeQuota(api, 'uploads', { instance, amount: 0 })).toBe(null);
});

test('a setting of 0 is no limit', async () => {
  const api = apiWith({ QUOTA_MAILS: '0' });
  const instance = newId();
  for (let at = 0; at < 5; at += 1)
    expect(await takeQuota(api, 'mails', { instance, amount: 1000 })).toBe(null);
});

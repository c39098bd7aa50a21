import { afterEach, expect, it, vi } from 'vitest';
import { isNews } from './news';

afterEach(() => vi.unstubAllEnvs());

it('what somebody has read just after midnight is no news to them, though it was still yesterday in UTC', () => {
  vi.stubEnv('TZ', 'Europe/Warsaw');
  const entry = { dateDeployed: '2026-11-22', createdAt: '2026-11-21T22:30:00.000Z' };
  const reader = { newsSeenAt: '2026-11-21T23:10:00.000Z', createdAt: '2026-01-01T00:00:00.000Z' };
  // Of an entry only what decides.
  expect(isNews(entry as never, reader)).toBe(false);
});

import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Api } from '../../base/context/context';
import { databaseLimiter } from '../../base/database/databaseLimiter';
import { retried } from '../../base/database/retried';

/** Shared resources limited per account; uploads are counted in kilobytes. */
export type Quota = 'uploads' | 'previews' | 'mails';

const [hour, day] = [3600, 24 * 3600];
const spans: Record<Quota, number> = { uploads: day, previews: hour, mails: day };

/**
 * Takes an amount of the account's quota; null, or the seconds until it is available again. A setting of 0 means no
 * limit.
 */
export async function takeQuota(
  { db, config }: Pick<Api, 'db' | 'config'>,
  quota: Quota,
  { instance, amount = 1 }: { instance: string; amount?: number },
): Promise<number | null> {
  const points = config.quotas[quota];
  if (points === 0 || amount === 0) return null;
  const limiter = databaseLimiter(db, { keyPrefix: `quota-${quota}`, points, duration: spans[quota] });
  // An account with anything left may exceed the quota once: an amount above the whole quota would wait forever.
  const before = await retried(() => limiter.get(instance));
  if (before && before.consumedPoints >= points) return secondsIn(before);
  await retried(() => limiter.consume(instance, amount).catch(passOver));
  return null;
}

const secondsIn = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

function passOver(refusal: unknown): void {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
}

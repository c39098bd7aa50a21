import { leaseSeconds } from './jobs';

/** Renews a lease of `leaseSeconds` until the work has ended; a late or failed renewal is made up for by the next one. */
export async function whileRenewing<T>(renew: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  const heartbeat = setInterval(() => void renew().catch(() => {}), (leaseSeconds * 1000) / 4);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
  }
}

import { createHmac, randomBytes } from 'node:crypto';

/**
 * Pseudonyms for users in the log, equal within a day so that lines can be correlated; the random key of each day is
 * never stored, so they cannot be traced back.
 */
export function dailyPseudonyms(now: () => Date): (user: string) => string {
  let day = '';
  let key = randomBytes(32);
  return (user) => {
    const today = now().toISOString().slice(0, 10);
    if (today !== day) {
      day = today;
      key = randomBytes(32);
    }
    return createHmac('sha256', key).update(user).digest('base64url').slice(0, 12);
  };
}

import { createHmac, randomBytes } from 'node:crypto';

/** Names for people in the log: the same one for a day, so that their lines belong together; nobody can say whose it is, nor tomorrow's. */
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

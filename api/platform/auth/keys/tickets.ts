import { isId } from '@plumbline/resources/language/ids';
import type { Sealer } from '../../../base/keys/sealer';

/** The next step a person may take, given to the browser encrypted, so that no process stores it. */
export interface Ticket {
  /** Valid for this purpose only. */
  purpose: string;
  user: string;
  /** What it is bound to, for example one interaction. */
  bound: string;
  content?: string;
}

/** Milliseconds a ticket is valid. */
export const ticketLifetime = 15 * 60 * 1000;

export const sealTicket = (sealer: Sealer, ticket: Ticket, now: Date): string =>
  sealer.seal(JSON.stringify({ ...ticket, until: now.getTime() + ticketLifetime }));

interface Expected {
  purpose: string;
  bound: string;
  now: Date;
}

/** The ticket, if it decrypts, matches purpose and binding and has not expired; null otherwise. */
export function openTicket(sealer: Sealer, sealed: string, { purpose, bound, now }: Expected): Ticket | null {
  const ticket = opened(sealer, sealed);
  const isGood =
    ticket !== null &&
    ticket.purpose === purpose &&
    ticket.bound === bound &&
    isId(ticket.user) &&
    ticket.until > now.getTime();
  return isGood ? ticket : null;
}

function opened(sealer: Sealer, sealed: string): (Ticket & { until: number }) | null {
  try {
    return JSON.parse(sealer.open(sealed)); // sealed by us alone
  } catch {
    return null;
  }
}

import { isId } from '@plumbline/resources/language/ids';
import type { Sealer } from '../../../base/keys/sealer';

/** What a person may do next, given to the browser sealed, so that no process has to remember it. */
export interface Ticket {
  /** What it is good for; a ticket for one thing opens nothing else. */
  purpose: string;
  user: string;
  /** What it is bound to, e.g. one interaction. */
  bound: string;
  content?: string;
}

/** Milliseconds a ticket is good for. */
export const ticketLifetime = 15 * 60 * 1000;

export const sealTicket = (sealer: Sealer, ticket: Ticket, now: Date): string =>
  sealer.seal(JSON.stringify({ ...ticket, until: now.getTime() + ticketLifetime }));

interface Expected {
  purpose: string;
  bound: string;
  now: Date;
}

/** The ticket, when it is ours, for this purpose, bound to this and still good; null otherwise. */
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

import type { SessionSummary } from '@plumbline/resources/rules/auth/session';

/**
 * - `unknown`: not asked yet.
 * - `remembered`: the server has not responded yet; the last person continues meanwhile.
 * - `signedIn`: authenticated by the server.
 * - `offline`: the server is unreachable; the last person continues.
 * - `unreachable`: the server is unreachable and the device knows nobody.
 * - `signedOut`: nobody is signed in here.
 * - `ended`: the server no longer accepts the session; nothing on the device is changed.
 */
export type SessionState =
  | 'unknown'
  | 'remembered'
  | 'signedIn'
  | 'offline'
  | 'unreachable'
  | 'signedOut'
  | 'ended';

/** States in which a person's screens may be open. */
export const isAtWork: ReadonlySet<SessionState> = new Set(['remembered', 'signedIn', 'offline', 'ended']);

export interface SessionStatus {
  readonly state: SessionState;
  /** The person in `remembered`, `signedIn`, `offline` and `ended`. */
  readonly actor: SessionSummary | null;
  /** Code of the refusal in `signedOut` and `ended`, for `errors.<CODE>`. */
  readonly code: string | null;
}

/** Whether it is the same person in the same account. */
export const isSamePerson = (one: SessionSummary, other: SessionSummary): boolean =>
  one.user === other.user && one.instance === other.instance && one.contact === other.contact;

/** Whether it is the same person in the same account with the same rights. */
export function isSameActor(one: SessionSummary, other: SessionSummary): boolean {
  return essence(one) === essence(other);
}

const essence = (actor: SessionSummary): string =>
  JSON.stringify([
    actor.user,
    actor.contact,
    actor.instance,
    actor.role,
    sorted(actor.locations),
    sorted(actor.categories),
    actor.mirroring?.mayWrite ?? null,
    actor.termination?.erasedOn ?? null,
  ]);
const sorted = (ids: 'all' | readonly string[]) => (ids === 'all' ? ids : [...ids].sort());

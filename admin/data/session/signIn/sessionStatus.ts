import type { SessionSummary } from '@plumbline/resources/rules/auth/session';

/**
 * - `unknown`: not asked yet.
 * - `remembered`: the server has not answered yet; the person of last time works on meanwhile.
 * - `signedIn`: the server knows the person.
 * - `offline`: the server cannot be reached; the person of last time works on.
 * - `unreachable`: the server cannot be reached and the device knows nobody.
 * - `signedOut`: nobody is signed in here.
 * - `ended`: the server no longer accepts the person who works here; nothing on the device is touched.
 */
export type SessionState =
  | 'unknown'
  | 'remembered'
  | 'signedIn'
  | 'offline'
  | 'unreachable'
  | 'signedOut'
  | 'ended';

/** States in which screens of a person may be open. */
export const isAtWork: ReadonlySet<SessionState> = new Set(['remembered', 'signedIn', 'offline', 'ended']);

export interface SessionStatus {
  readonly state: SessionState;
  /** The person in `remembered`, `signedIn`, `offline` and `ended`. */
  readonly actor: SessionSummary | null;
  /** Code of the refusal in `signedOut` and `ended`, for `errors.<CODE>`. */
  readonly code: string | null;
}

/** Whether the same person works in the same account. */
export const isSamePerson = (one: SessionSummary, other: SessionSummary): boolean =>
  one.user === other.user && one.instance === other.instance && one.contact === other.contact;

/** Whether the same person works in the same account with the same rights. */
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

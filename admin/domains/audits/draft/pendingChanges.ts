import type { Audit } from '@plumbline/resources/entities/audits';
import { withAnswers } from '@plumbline/resources/rules/audits/takeOverValues';
import { type LocalPatch, sameValue } from '../../../data/offline';

type Patch = Partial<LocalPatch<'audits'>>;

/** Changes of an audit that are not in the local store yet. */
export interface PendingChanges {
  patch: Patch;
  /** The stored answers that the patch was made from. */
  answersBefore: Audit['answers'];
  /** Reason for correcting a finished audit; null: no correction. */
  correction: string | null;
}

/** User and audit they belong to: on a shared device, other users must not see them. */
export interface PendingPlace {
  user: string;
  audit: string;
}

const prefix = 'plumbline.audit.pending.';
const keyOf = ({ user, audit }: PendingPlace): string => `${prefix}${user}.${audit}`;

/**
 * Keeps what is typed until the local store has it: writing there takes a moment, and typing is debounced. localStorage
 * is written before the function returns, so that the end of the page at any point loses nothing.
 */
export function keepPending(place: PendingPlace, pending: PendingChanges | null): void {
  try {
    if (pending) localStorage.setItem(keyOf(place), JSON.stringify(pending));
    else localStorage.removeItem(keyOf(place));
  } catch {
    // A full disk is reported when the local store is written.
  }
}

/** Changes that never reached the local store; those of other users are deleted. */
export function findPending(place: PendingPlace): PendingChanges | null {
  const isOthers = (key: string) => key.startsWith(prefix) && !key.startsWith(`${prefix}${place.user}.`);
  for (const key of Object.keys(localStorage).filter(isOthers)) localStorage.removeItem(key);
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null');
    return isPending(value) ? value : null;
  } catch {
    return null;
  }
}

/** The patch for the audit as it is now: only answers that were changed replace those given elsewhere since. */
export function recoveredPatch(
  { patch, answersBefore }: PendingChanges,
  { answers: now }: Pick<Audit, 'answers'>,
): Patch {
  if (!patch.answers) return patch;
  const before = new Map((answersBefore ?? []).map((answer) => [answer.checkpoint, answer]));
  const changed = patch.answers.filter((answer) => !sameValue(answer, before.get(answer.checkpoint)));
  return { ...patch, answers: withAnswers(now, changed) };
}

const isPending = (value: unknown): value is PendingChanges =>
  typeof value === 'object' &&
  value !== null &&
  'patch' in value &&
  typeof value.patch === 'object' &&
  value.patch !== null &&
  'answersBefore' in value &&
  'correction' in value;

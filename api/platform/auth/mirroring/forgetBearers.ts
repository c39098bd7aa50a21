import type { EntityHooks } from '../../../entities/hooks';
import type { SignInState } from '../signInState';

/** Fields of an account that affect whether a bearer is accepted. */
const decisive = ['supportMayWriteUntil', 'demandsSecondFactor', 'hasResigned'] as const;

/** A right withdrawn by the owner, or by a termination, ends with that write, not when the cache of bearers expires. */
export const forgetBearers = ({ bearers }: Pick<SignInState, 'bearers'>): EntityHooks => ({
  afterWrite({ call, changed }) {
    if (!decisive.some((field) => changed.includes(field))) return;
    // Cleared after the commit: before it, a read would cache the old state again; a failed write changed nothing.
    call.db.executionPromise.then(bearers.clear, () => {});
  },
});

import type { EntityHooks } from '../../../entities/hooks';
import type { SignInState } from '../signInState';

/** What of an account decides what a bearer is worth. */
const decisive = ['supportMayWriteUntil', 'demandsSecondFactor'] as const;

/** What an account's owner withdraws ends with the write that says so, not when this process would ask again by itself. */
export const forgetBearers = ({ bearers }: Pick<SignInState, 'bearers'>): EntityHooks => ({
  afterWrite({ call, changed }) {
    if (!decisive.some((field) => changed.includes(field))) return;
    // Anyone who asks before the commit still reads what was; a write that failed has changed nothing.
    call.db.executionPromise.then(bearers.clear, () => {});
  },
});

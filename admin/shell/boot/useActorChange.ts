import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { session } from '../../data/session/session';
import { isSamePerson } from '../../data/session/signIn/sessionStatus';
import { onNothingUnsaved } from '../../kit/settings/unsavedWork';
import { isInTheMiddle, reloadForRights, takeRightsReload } from './rightsReload';

/** `mirroringOver`: support's look into an account has ended. `rights`: the same person may do other things now. `person`: somebody else, or another account, in this browser. */
export type ActorChange = 'rights' | 'person' | 'mirroringOver' | null;

/**
 * What a refresh of the session brought besides a token. New rights open the app anew as soon as nobody is in the middle of
 * something; where work is carried out (`reloadsItself` false) only the person decides when.
 */
export function useActorChange(reloadsItself: boolean): ActorChange {
  const { pathname } = useLocation();
  const notify = useNotify();
  const [change, setChange] = useState<ActorChange>(null);
  useEffect(
    () =>
      session.onActorChanged((before, after) =>
        setChange((known) => (known === null || known === 'rights' ? kindOf(before, after) : known)),
      ),
    [],
  );
  useEffect(() => {
    if (takeRightsReload()) notify('people.rights.reloaded', { type: 'info', autoHideDuration: 10_000 });
  }, [notify]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: going on to another screen is a moment to try again
  useEffect(() => {
    if (change !== 'rights' || !reloadsItself) return;
    const tryNow = () => {
      if (!isInTheMiddle()) reloadForRights();
    };
    tryNow();
    return onNothingUnsaved(tryNow);
  }, [change, reloadsItself, pathname]);
  return change;
}

function kindOf(before: SessionSummary, after: SessionSummary): ActorChange {
  if (isSamePerson(before, after)) return 'rights';
  return before.mirroring && before.user === after.user ? 'mirroringOver' : 'person';
}

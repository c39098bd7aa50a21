import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { session } from '../../data/session/session';
import { isSamePerson } from '../../data/session/signIn/sessionStatus';
import { onNothingUnsaved } from '../../kit/settings/unsavedWork';
import { isInTheMiddle, reloadForRights, takeRightsReload } from './rightsReload';

/**
 * `mirroringOver`: a support session has ended. `rights`: the same user has other rights. `person`: another user or
 * account.
 */
export type ActorChange = 'rights' | 'person' | 'mirroringOver' | null;

/**
 * Change of user or rights that a session refresh brought. After a change of rights the app reloads as soon as the user
 * is not busy; with `reloadsItself` false (inspections) only on request.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation is a chance to retry
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

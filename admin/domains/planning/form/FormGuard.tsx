import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { UnsavedQuestion } from '../../../entities/form/UnsavedQuestion';
import { hasUnsavedWork, holdUnsavedWork } from '../../../kit/settings/unsavedWork';

/** Asks before unsaved input is left. `isLeaving`: the form itself navigates. */
export function FormGuard({ isDirty, isLeaving }: { isDirty: boolean; isLeaving: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (isDirty || hasUnsavedWork()) && !isLeaving() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => (isDirty ? holdUnsavedWork(isLeaving) : undefined), [isDirty, isLeaving]);
  return (
    <UnsavedQuestion
      isAsked={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}

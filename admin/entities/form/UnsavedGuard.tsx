import { type RefObject, useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { hasUnsavedWork, holdUnsavedWork } from '../../kit/settings/unsavedWork';
import { UnsavedQuestion } from './UnsavedQuestion';

/**
 * Asks before unsaved changes are lost, also those of a dialog above the form; `isLeaving` is set when the form
 * navigates after saving.
 */
export function UnsavedGuard({ isLeaving }: { isLeaving: RefObject<boolean> }) {
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (isDirty || hasUnsavedWork()) &&
      !isLeaving.current &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => (isDirty ? holdUnsavedWork(() => isLeaving.current) : undefined), [isDirty, isLeaving]);
  return (
    <UnsavedQuestion
      isAsked={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}

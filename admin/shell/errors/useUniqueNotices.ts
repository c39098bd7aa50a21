import { useCallback, useRef, useState } from 'react';
import { type NotificationPayload, useAddNotificationContext, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { type FailedWrite, takeFailedWrite } from '../../data/errors/failedWrites';
import { readError } from '../../data/errors/readError';

/** A failed write that must be confirmed. */
export interface Blocking {
  text: string;
  write: FailedWrite;
}
interface Notices {
  add: (notice: NotificationPayload) => void;
  blocking: Blocking | undefined;
  acknowledge: () => void;
}

/** Milliseconds a notice is shown, in which duplicates are suppressed. */
const shownFor = 6_000;

/**
 * Shows notices without duplicates: the same warning or error is not shown twice at a time, and the error of a failed
 * POST or PUT is shown as a dialog. Field errors stay in the form.
 */
export function useUniqueNotices(now: () => number = Date.now): Notices {
  const addNotice = useAddNotificationContext();
  const translate = useTranslate();
  const shown = useRef(new Map<string, number>());
  const [waiting, setWaiting] = useState<readonly Blocking[]>([]);
  const add = useCallback(
    (notice: NotificationPayload) => {
      const { message, type, notificationOptions } = notice;
      if (typeof message !== 'string' || type === 'success') return addNotice(notice);
      const text = translate(message, { ...notificationOptions?.messageArgs, _: message });
      const write =
        type === 'error' ? takeFailedWrite(now(), ({ error }) => isAbout(error, text, translate)) : undefined;
      const before = shown.current.get(text);
      shown.current.set(text, now());
      if (write)
        return setWaiting((known) =>
          known.some((one) => one.text === text) ? known : [...known, { text, write }],
        );
      if (before !== undefined && now() - before < shownFor) return;
      addNotice(notice);
    },
    [addNotice, translate, now],
  );
  const acknowledge = useCallback(() => setWaiting(([, ...others]) => others), []);
  return { add, blocking: waiting[0], acknowledge };
}

const isAbout = (error: unknown, text: string, translate: Translate): boolean =>
  readError(error).errors === undefined && errorMessage(error, translate) === text;
type Translate = Parameters<typeof errorMessage>[1];

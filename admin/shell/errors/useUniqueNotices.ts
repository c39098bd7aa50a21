import { useCallback, useRef, useState } from 'react';
import { type NotificationPayload, useAddNotificationContext, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { type FailedWrite, takeFailedWrite } from '../../data/errors/failedWrites';
import { readError } from '../../data/errors/readError';

/** Something that was not saved, which must be acknowledged. */
export interface Blocking {
  text: string;
  write: FailedWrite;
}
interface Notices {
  add: (notice: NotificationPayload) => void;
  blocking: Blocking | undefined;
  acknowledge: () => void;
}

/** Milliseconds a notice stands, in which the same one would say nothing new. */
const shownFor = 6_000;

/**
 * What screens have to tell, once: the same warning or error is not shown twice at a time, and an error that a failed POST
 * or PUT brought is handed to a dialog instead of a notice that goes by itself. What a form marks at its fields stays there.
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

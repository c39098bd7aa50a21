import { useEffect } from 'react';

const notices = new Set<symbol>();
const listeners = new Set<() => void>();

/** Something stands above the screen and is to be read first, as long as `isUp`: whatever floats waits beside it. */
export function useStandingNotice(isUp = true): void {
  useEffect(() => (isUp ? hold() : undefined), [isUp]);
}

function hold(): () => void {
  const notice = Symbol('notice');
  notices.add(notice);
  tell();
  return () => {
    notices.delete(notice);
    tell();
  };
}

export const isNoticeUp = (): boolean => notices.size > 0;

export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

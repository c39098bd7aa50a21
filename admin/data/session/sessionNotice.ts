const notices = new Set<symbol>();
const listeners = new Set<() => void>();

/** Registers an urgent notice about the session above the screen; returns how to remove it. */
export function holdSessionNotice(): () => void {
  const notice = Symbol('notice');
  notices.add(notice);
  tell();
  return () => {
    notices.delete(notice);
    tell();
  };
}

export const isSessionNoticeUp = (): boolean => notices.size > 0;

export function onSessionNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

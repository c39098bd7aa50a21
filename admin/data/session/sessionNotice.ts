const notices = new Set<symbol>();
const listeners = new Set<() => void>();

/** Something about the sign-in is said above the screen that cannot wait; the returned function takes it back. */
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

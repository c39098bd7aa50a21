const listeners = new Set<() => void>();

/** Notifies when the app has come back online, after the delay or by the person's choice. */
export function onReconnected(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellReconnected(): void {
  for (const listener of listeners) listener();
}

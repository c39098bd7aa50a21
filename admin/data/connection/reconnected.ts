const listeners = new Set<() => void>();

/** Calls each time when the app has come back online by the rules of the product, and each time the person took back "offline". */
export function onReconnected(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellReconnected(): void {
  for (const listener of listeners) listener();
}

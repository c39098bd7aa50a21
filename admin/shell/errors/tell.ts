export interface Told {
  /** Key of the words, or the words. */
  message: string;
  type: 'error' | 'warning' | 'info';
}

const listeners = new Set<(told: Told) => void>();
let waiting: Told[] = [];

/** Shows a notice from outside the screens; before there are any, it waits for them. */
export function tell(told: Told): void {
  if (listeners.size === 0) waiting = [...waiting, told].slice(-3);
  for (const listener of listeners) listener(told);
}

export function onTold(listener: (told: Told) => void): () => void {
  listeners.add(listener);
  const before = waiting;
  waiting = [];
  for (const told of before) listener(told);
  return () => void listeners.delete(listener);
}

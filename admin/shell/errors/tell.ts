export interface Told {
  /** Translation key or text. */
  message: string;
  type: 'error' | 'warning' | 'info';
}

const listeners = new Set<(told: Told) => void>();
let waiting: Told[] = [];

/** Shows a notice from outside of the screens; queued until the screens are mounted. */
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

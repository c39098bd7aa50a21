const turns = new Map<string, Promise<unknown>>();

/** A lock by name within this tab. */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(name) ?? Promise.resolve()).then(work);
  turns.set(
    name,
    mine.catch(() => {}),
  );
  return mine;
}

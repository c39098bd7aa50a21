import type { RestOkay } from './useRestOkay';

/** What the button offers at a section, or at all (null); null: nothing. */
export function restOf(rest: RestOkay, scope: string | null): 'okay' | 'undo' | null {
  if (rest.isUndoable(scope)) return 'undo';
  return rest.countOf(scope) > 0 ? 'okay' : null;
}

export function pressRest(rest: RestOkay, scope: string | null): void {
  if (rest.isUndoable(scope)) rest.undo();
  else rest.fill(scope);
}

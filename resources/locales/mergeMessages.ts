/** Texts of one language, by nested keys. */
export interface Messages {
  [key: string]: string | Messages;
}

/** Merges the texts of all areas. Throws on a duplicate key, naming it. */
export function mergeMessages(areas: Iterable<Messages>): Messages {
  const merged: Messages = {};
  for (const area of areas) addTo(merged, area, []);
  return merged;
}

function addTo(target: Messages, source: Messages, path: readonly string[]): void {
  for (const [key, value] of Object.entries(source)) {
    const before = target[key];
    const here = [...path, key];
    if (before === undefined) target[key] = typeof value === 'string' ? value : mergeMessages([value]);
    else if (typeof before === 'string' || typeof value === 'string')
      throw new Error(`Two areas claim the key ${here.join('.')}`);
    else addTo(before, value, here);
  }
}

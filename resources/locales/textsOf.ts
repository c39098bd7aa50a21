import type { Messages } from './mergeMessages';

const known = new WeakMap<Messages, ReadonlyMap<string, string>>();

/** All texts by dotted key; collected once, as a locale has thousands. */
export function textsOf(messages: Messages): ReadonlyMap<string, string> {
  const before = known.get(messages);
  if (before) return before;
  const texts = new Map<string, string>();
  collect(messages, '', texts);
  known.set(messages, texts);
  return texts;
}

function collect(messages: Messages, prefix: string, texts: Map<string, string>): void {
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else collect(value, `${prefix + key}.`, texts);
  }
}

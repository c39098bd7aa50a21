import type { Messages } from './mergeMessages';

/** All texts by dotted key. */
export function textsOf(messages: Messages, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else for (const [inner, text] of textsOf(value, `${prefix + key}.`)) texts.set(inner, text);
  }
  return texts;
}

import type { Messages } from './mergeMessages';

/** Every text of a tree by its dotted key, as a translator asks for it. */
export function textsOf(messages: Messages, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else for (const [inner, text] of textsOf(value, `${prefix + key}.`)) texts.set(inner, text);
  }
  return texts;
}

import { isId } from '../../language/ids';

const removed = '[…]';
const deepest = 6;
const widest = 40;
const longestList = 5;
/** Names whose values nobody may keep, whatever their type. */
const secret =
  /pass(word|wort|phrase)?|secret|token|cookie|authorization|session|signature|unterschrift|otp|recovery|photo|image|picture|logo/i;
/** Names under which stands a word of the program, not of a person. */
const spoken = new Set([
  'resource',
  'operation',
  'kind',
  'state',
  'type',
  'result',
  'message',
  'pause',
  'failure',
]);
const word = /^[\w.-]{1,60}$/;
/** A code of the program; anything else under this name is a one-time code or one that sticks on equipment. */
const programCode = /^[A-Z][A-Z_]{1,59}$/;
const moment = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/;

/**
 * The shape of what was sent, for the person who looks for a fault: names of fields, ids, numbers, dates and words of the program.
 * Of a text only its length stays; of secrets, pictures, signatures and the fields named in `personal` nothing at all.
 */
export function outlineOf(value: unknown, personal: ReadonlySet<string>, name = '', depth = 0): unknown {
  if (value === null || value === undefined || typeof value === 'boolean') return value ?? null;
  if (secret.test(name) || personal.has(name)) return removed;
  if (typeof value === 'number') return name === 'code' ? removed : value;
  if (typeof value === 'string') return outlineOfText(value, name);
  if (typeof value !== 'object' || depth >= deepest) return removed;
  if (Array.isArray(value)) {
    const shown = value.slice(0, longestList).map((item) => outlineOf(item, personal, name, depth + 1));
    return value.length > longestList ? [...shown, `+${value.length - longestList}`] : shown;
  }
  const entries = Object.entries(value);
  const outline = entries
    .slice(0, widest)
    .map(([key, inner]) => [plainName(key), outlineOf(inner, personal, key, depth + 1)] as const);
  if (entries.length > widest) outline.push(['…', entries.length - widest]);
  return Object.fromEntries(outline);
}

function outlineOfText(text: string, name: string): string {
  // An outline of an outline is the same outline.
  const isKept = [isId, isMoment, isOutline].some((is) => is(text)) || isSpoken(text, name);
  return isKept ? text : `text(${text.length})`;
}
const isSpoken = (text: string, name: string): boolean =>
  name === 'code' ? programCode.test(text) : spoken.has(name) && word.test(text);
const isMoment = (text: string): boolean => moment.test(text);
const isOutline = (text: string): boolean => text === removed || /^(text\(\d+\)|\+\d+)$/.test(text);

// A name made of what people typed (`{"Jan Kowalski": true}`) is no name of a field.
const plainName = (name: string): string => (isId(name) || /^[\w.-]{1,40}$/.test(name) ? name : '…');

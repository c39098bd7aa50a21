import { isId } from '../../language/ids';

const removed = '[…]';
const deepest = 6;
const widest = 40;
const longestList = 5;
/** Names whose values are always removed. */
const secret =
  /pass(word|wort|phrase)?|secret|token|cookie|authorization|session|signature|unterschrift|otp|recovery|photo|image|picture|logo/i;
/** Names whose values are identifiers of the program. */
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
/** An error code; other values under this name may be one-time codes or QR codes. */
const programCode = /^[A-Z][A-Z_]{1,59}$/;
const moment = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/;

/**
 * The structure of a request for debugging: names of fields, ids, numbers, dates and identifiers. Texts are replaced
 * by their length; secrets, pictures, signatures and the fields in `personal` are removed.
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
  // Idempotent.
  const isKept = [isId, isMoment, isOutline].some((is) => is(text)) || isSpoken(text, name);
  return isKept ? text : `text(${text.length})`;
}
const isSpoken = (text: string, name: string): boolean =>
  name === 'code' ? programCode.test(text) : spoken.has(name) && word.test(text);
const isMoment = (text: string): boolean => moment.test(text);
const isOutline = (text: string): boolean => text === removed || /^(text\(\d+\)|\+\d+)$/.test(text);

// A key typed by a person (`{"Jan Kowalski": true}`) is not a field name.
const plainName = (name: string): string => (isId(name) || /^[\w.-]{1,40}$/.test(name) ? name : '…');

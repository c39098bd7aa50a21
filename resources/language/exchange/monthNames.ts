import { fold } from './fold';

// Unique prefixes of month names in German, English, Polish (also inflected: "maja") and Hungarian, without diacritics.
const beginnings: readonly (readonly string[])[] = [
  ['jan', 'sty'],
  ['feb', 'lut'],
  ['mar', 'maer'],
  ['apr', 'kwi'],
  ['mai', 'may', 'maj'],
  ['jun', 'cze'],
  ['jul', 'lip'],
  ['aug', 'sie'],
  ['sep', 'szept', 'wrz'],
  ['oct', 'okt', 'paz'],
  ['nov', 'lis'],
  ['dec', 'dez', 'gru'],
];

/** 1 to 12 for "Mai", "maja", "május", "May"; null for other words. */
export function monthOfName(name: string | undefined): number | null {
  const folded = fold(name ?? '');
  const index = beginnings.findIndex((starts) => starts.some((start) => folded.startsWith(start)));
  return index === -1 ? null : index + 1;
}

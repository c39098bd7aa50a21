import { type Cell, cellText } from './cell';
import { expected, type Parsed, parsed } from './parsed';

const yes = new Set([
  'ja',
  'j',
  'yes',
  'y',
  'tak',
  't',
  'igen',
  'i',
  'true',
  'wahr',
  'prawda',
  'igaz',
  'x',
  '✓',
  '✔',
  '1',
  'ok',
]);
const no = new Set(['nein', 'n', 'no', 'nie', 'nem', 'false', 'falsch', 'fałsz', 'hamis', '0', '✗', '✘']);

/** Parses ja/nein, tak/nie, igen/nem, yes/no, crosses, ticks, 1/0. */
export function parseBoolean(cell: Cell): Parsed<boolean> {
  if (typeof cell === 'boolean') return parsed(cell);
  const word = cellText(cell).toLowerCase();
  if (yes.has(word)) return parsed(true);
  return no.has(word) ? parsed(false) : expected('yesNo');
}

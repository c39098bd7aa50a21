import { cellText, isEmptyCell } from '../../language/exchange/cell';
import { fold } from '../../language/exchange/fold';
import type { SampleColumn } from './guessMapping';

// "Lfd. Nr.", "L.p.", "Nr.", "No.", "sorszám", "Ssz.": headers of row counts.
const always = new Set(
  [
    'lfd nr|lfd nummer|laufende nr|laufende nummer|lfdnr|lfd|pos|pos nr|zeile',
    'lp|l p|liczba porządkowa|nr porządkowy|numer porządkowy|nr wiersza|poz|nr poz',
    'sorszám|ssz|s sz|sor|sor száma|tétel|tételszám',
    'row|row no|row number|line|line no|item no|item number|s no|sl no|sr no',
  ]
    .join('|')
    .split('|')
    .map(fold),
);
// These may also be numbers on the equipment itself.
const sometimes = new Set(['', 'nr', 'no', 'number', 'nummer', 'numer', 'szam', 'n']);

/** Whether the column counts the rows, so that the numbers change with the next list. */
export function isRunningNumber({ header, cells }: SampleColumn): boolean {
  const name = fold(header);
  if (always.has(name)) return cells.every((cell) => isEmptyCell(cell) || /^\d+\.?$/.test(cellText(cell)));
  return sometimes.has(name) && countsUp(cells);
}

function countsUp(cells: SampleColumn['cells']): boolean {
  const texts = cells.filter((cell) => !isEmptyCell(cell)).map((cell) => cellText(cell).replace(/\.$/, ''));
  const numbers = texts.map(Number);
  const [first = Number.NaN] = numbers;
  return (
    (first === 0 || first === 1 || numbers.length > 2) &&
    numbers.every(
      (number, index) => Number.isInteger(number) && (index === 0 || number > (numbers[index - 1] ?? 0)),
    ) &&
    (numbers.at(-1) ?? 0) - first < numbers.length * 1.5 + 1
  );
}

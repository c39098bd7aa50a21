import type { ColumnType } from './columnType';
import { numbers } from './numbers';

const usualDigits = 4;

export const decimalColumn: ColumnType<'decimal'> = {
  ...numbers,
  column: ({ digits = usualDigits }) => `decimal(18,${digits})`,
  stored: (value, { digits = usualDigits }) => rounded(Number(value), digits),
};

/** Rounds half away from zero on the decimal digits. */
function rounded(value: number, digits: number): number {
  const text = String(Math.abs(value));
  if (text.includes('e') || (text.split('.')[1] ?? '').length <= digits) return value;
  return Math.sign(value) * Number(`${Math.round(Number(`${text}e${digits}`))}e-${digits}`);
}

import { useFormat } from '../useFormat';
import { useUnit } from '../useUnit';
import type { CellProps } from './cellProps';

export function NumberCell({ field, value }: CellProps<'integer'> | CellProps<'decimal'>) {
  const format = useFormat();
  const unit = useUnit(field, value);
  // A number that is bounded to years is one.
  const isYear = field.type === 'integer' && field.min === 1900;
  const text = isYear
    ? format.plain(value)
    : format.number(value, field.type === 'decimal' ? (field.digits ?? 3) : 0);
  return unit ? `${text} ${unit}` : text;
}

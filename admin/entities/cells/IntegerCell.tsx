import { useFormat } from '../../data/words/useFormat';
import { useUnit } from '../useUnit';
import type { CellProps } from './cellProps';

export function IntegerCell({ field, value, record }: CellProps<'integer'>) {
  const format = useFormat();
  // What it counts, where the row says so itself: 12 and MONTHLY.
  const named = field.unitField ? record[field.unitField] : undefined;
  const unit = useUnit({ unit: typeof named === 'string' ? named : field.unit }, value);
  // 120000 MB says nobody anything.
  if (field.unit === 'MB') return format.bytes(value * 1_000_000);
  // A number that is bounded to years is one.
  const text = field.min === 1900 ? format.plain(value) : format.number(value, 0);
  return unit ? `${text} ${unit}` : text;
}

import { useFormat } from '../../data/words/useFormat';
import { useUnit } from '../useUnit';
import type { CellProps } from './cellProps';

export function IntegerCell({ field, value, record }: CellProps<'integer'>) {
  const format = useFormat();
  // The unit may be a value of the row: 12 and MONTHLY.
  const named = field.unitField ? record[field.unitField] : undefined;
  const unit = useUnit({ unit: typeof named === 'string' ? named : field.unit }, value);
  // 120000 MB is hard to read.
  if (field.unit === 'MB') return format.bytes(value * 1_000_000);
  // A minimum of 1900 marks a year, shown without grouping.
  const text = field.min === 1900 ? format.plain(value) : format.number(value, 0);
  return unit ? `${text} ${unit}` : text;
}

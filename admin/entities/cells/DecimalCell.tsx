import { useFormat } from '../../data/words/useFormat';
import { useUnit } from '../useUnit';
import type { CellProps } from './cellProps';

export function DecimalCell({ field, value, record }: CellProps<'decimal'>) {
  const format = useFormat();
  const unit = useUnit({ unit: field.unit }, value);
  const currency = field.currencyField && record[field.currencyField];
  if (typeof currency === 'string') return format.money(value, currency);
  // As in IntegerCell.
  if (field.unit === 'MB') return format.bytes(value * 1_000_000);
  const text = format.number(value, field.digits ?? 3);
  return unit ? `${text} ${unit}` : text;
}

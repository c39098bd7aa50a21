import { useFormat } from '../../data/words/useFormat';
import { useUnit } from '../useUnit';
import type { CellProps } from './cellProps';

export function NumberCell({ field, value, record }: CellProps<'integer'> | CellProps<'decimal'>) {
  const format = useFormat();
  const unit = useUnit({ unit: unitOf(field, record) }, value);
  const currency = field.type === 'decimal' && field.currencyField && record[field.currencyField];
  if (typeof currency === 'string') return format.money(value, currency);
  // A number that is bounded to years is one.
  const isYear = field.type === 'integer' && field.min === 1900;
  const text = isYear
    ? format.plain(value)
    : format.number(value, field.type === 'decimal' ? (field.digits ?? 3) : 0);
  return unit ? `${text} ${unit}` : text;
}

/** What it counts, where the row says so itself: 12 and MONTHLY. */
function unitOf(
  field: CellProps<'integer'>['field'] | CellProps<'decimal'>['field'],
  record: Readonly<Record<string, unknown>>,
): string | undefined {
  const named = 'unitField' in field && field.unitField ? record[field.unitField] : undefined;
  return typeof named === 'string' ? named : field.unit;
}

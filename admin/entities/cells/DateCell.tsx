import { DueChip } from '../DueChip';
import { dueField, isSettled } from '../due';
import { useFormat } from '../useFormat';
import type { CellProps } from './cellProps';

export function DateCell({ entity, name, value, record }: CellProps<'date'>) {
  const format = useFormat();
  return dueField(entity) === name && !isSettled(record) ? <DueChip day={value} /> : format.date(value);
}

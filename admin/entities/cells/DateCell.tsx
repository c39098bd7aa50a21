import { DueChip } from '../DueChip';
import { dueField, endsBefore, isNeverInspected, isSettled, neverInspectedType, runsOut } from '../due';
import { useFormat } from '../useFormat';
import type { CellProps } from './cellProps';

export function DateCell({ entity, name, value, record }: CellProps<'date'>) {
  const format = useFormat();
  if (dueField(entity) !== name || isSettled(record)) return format.date(value);
  return (
    <DueChip
      day={value}
      isEnd={runsOut(entity)}
      isOutside={endsBefore(entity)}
      isNever={isNeverInspected(entity, record)}
      neverType={neverInspectedType(entity, record)}
    />
  );
}

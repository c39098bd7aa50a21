import {
  dueField,
  endsBefore,
  isNeverInspected,
  isSettled,
  neverInspectedType,
  runsOut,
} from '../../data/words/due';
import { useFormat } from '../../data/words/useFormat';
import { DueChip } from '../DueChip';
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

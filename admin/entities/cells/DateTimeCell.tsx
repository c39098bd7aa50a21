import { useFormat } from '../../data/words/useFormat';
import type { CellProps } from './cellProps';

export function DateTimeCell({ value }: CellProps<'datetime'>) {
  const format = useFormat();
  return <time dateTime={value}>{format.dateTime(value)}</time>;
}

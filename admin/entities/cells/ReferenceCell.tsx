import type { CellProps } from './cellProps';
import { RecordLink } from './RecordLink';

export function ReferenceCell({ field, value }: CellProps<'reference'>) {
  return <RecordLink to={field.to} id={value} />;
}

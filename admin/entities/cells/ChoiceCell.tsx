import { ChoiceChip } from '../ChoiceChip';
import type { CellProps } from './cellProps';

export function ChoiceCell({ field, value }: CellProps<'choice'>) {
  return <ChoiceChip choices={field.choices} value={value} />;
}

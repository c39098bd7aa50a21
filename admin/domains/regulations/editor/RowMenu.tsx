import { ItemButtons } from '../../../entities/inputs/list/ItemButtons';

interface RowMenuProps {
  name: string;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** Menu with duplicate and remove. */
export const RowMenu = ({ name, onDuplicate, onRemove }: RowMenuProps) => (
  <ItemButtons actions={{ duplicate: onDuplicate, remove: onRemove }} index={0} count={1} title={name} />
);

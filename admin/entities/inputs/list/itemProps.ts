import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { FieldOf } from '@plumbline/resources/language/fields/field';
import type { ItemActions } from './ItemButtons';
import type { DragHandle } from './useRowDrag';

export interface ItemProps {
  entity: AnyEntity;
  /** The list's own name, used in the labels of its items. */
  list: string;
  field: FieldOf<'list'>;
  source: string;
  index: number;
  count: number;
  itemId: string;
  actions: ItemActions;
  handle: DragHandle | undefined;
  isOpen: boolean;
  onToggle: () => void;
}

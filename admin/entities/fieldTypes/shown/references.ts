import { ReferencesCell } from '../../cells/ReferencesCell';
import type { ShownType } from './shownType';

export const referencesShown: ShownType<'references'> = {
  Cell: ReferencesCell,
  takesRow: true,
  isCompact: true,
};

import { FileCell } from '../../cells/FileCell';
import type { ShownType } from './shownType';

export const fileShown: ShownType<'file'> = {
  Cell: FileCell,
  takesRow: true,
  isCompact: true,
};

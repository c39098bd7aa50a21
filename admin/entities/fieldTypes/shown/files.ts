import { FilesCell } from '../../cells/FilesCell';
import type { ShownType } from './shownType';

export const filesShown: ShownType<'files'> = {
  Cell: FilesCell,
  takesRow: true,
};

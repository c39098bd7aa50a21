import { ListCell } from '../../cells/ListCell';
import type { ShownType } from './shownType';

export const listShown: ShownType<'list'> = {
  Cell: ListCell,
  takesRow: true,
  isNoLine: true,
  note: 'labelled',
};

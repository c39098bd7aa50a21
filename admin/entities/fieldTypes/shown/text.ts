import { TextCell } from '../../cells/TextCell';
import type { ShownType } from './shownType';

export const textShown: ShownType<'text'> = {
  Cell: TextCell,
  isOneForMany: true,
  isLong: ({ max }) => max > 200,
};

import { BooleanCell } from '../../cells/BooleanCell';
import type { ShownType } from './shownType';

export const booleanShown: ShownType<'boolean'> = {
  Cell: BooleanCell,
  isOneForMany: true,
  isNoFact: true,
};

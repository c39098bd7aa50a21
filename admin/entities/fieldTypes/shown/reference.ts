import { ReferenceCell } from '../../cells/ReferenceCell';
import type { ShownType } from './shownType';

export const referenceShown: ShownType<'reference'> = {
  Cell: ReferenceCell,
  isOneForMany: true,
};

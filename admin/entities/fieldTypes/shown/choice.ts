import { ChoiceCell } from '../../cells/ChoiceCell';
import type { ShownType } from './shownType';

export const choiceShown: ShownType<'choice'> = {
  Cell: ChoiceCell,
  isOneForMany: true,
  isWideColumn: true,
  itemWidth: 130,
  note: 'bare',
};

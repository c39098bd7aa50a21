import { LocalizedTextCell } from '../../cells/LocalizedTextCell';
import type { ShownType } from './shownType';

export const localizedTextShown: ShownType<'localizedText'> = {
  Cell: LocalizedTextCell,
  isLong: ({ max, multiline }) => multiline === true || max > 100,
};

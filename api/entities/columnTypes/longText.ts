import { plain } from './codec';
import type { ColumnType } from './columnType';
import { asText, collated } from './words';

export const longTextColumn: ColumnType<'longText'> = {
  column: () => 'text',
  codec: plain,
  stored: asText,
  comparedInJson: collated,
  mayName: () => true,
};

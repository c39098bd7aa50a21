import { plain } from './codec';
import type { ColumnType } from './columnType';
import { asText, code, collated } from './words';

export const textColumn: ColumnType<'text'> = {
  column: ({ format, max }) => (format === 'hash' ? code : `varchar(${max})`),
  codec: plain,
  stored: asText,
  comparedInJson: collated,
  mayName: ({ format }) => format !== 'hash' && format !== 'color',
};

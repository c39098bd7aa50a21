import { localized } from '@plumbline/resources/language/languages';
import { plain } from './codec';
import type { ColumnType } from './columnType';
import { code } from './words';

export const choiceColumn: ColumnType<'choice'> = {
  column: () => code,
  codec: plain,
  reported: (value, { choices }, { language }) =>
    localized(choices.labels?.[String(value)], language) || String(value),
};

import { orderedCharacters } from '@plumbline/resources/language/fields/types/localizedText';
import { type Language, languages, localizedOrder } from '@plumbline/resources/language/languages';
import type { ColumnType } from './columnType';
import { inJson } from './inJson';
import { collated } from './words';

const columnOf = (name: string, language: Language): string => `${name}Order_${language.slice(0, 2)}`;

export const localizedTextColumn: ColumnType<'localizedText'> = {
  ...inJson,
  mayName: () => true,
  // JSON is compared bytewise.
  searched: (column) => languages.map((language) => collated(`json_value(${column}, '$."${language}"')`)),
  order: {
    columnOf,
    columns: (name) =>
      languages.map((language) => {
        const texts = localizedOrder(language).map((one) => `json_value(\`${name}\`, '$."${one}"')`);
        return {
          column: columnOf(name, language),
          ddl: `varchar(${orderedCharacters}) generated always as (left(coalesce(${texts.join(', ')}), ${orderedCharacters})) virtual`,
        };
      }),
    mayLack: true,
  },
};

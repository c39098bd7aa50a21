import type { ColumnType } from './columnType';
import { inJson } from './inJson';

export const listColumn: ColumnType<'list'> = {
  ...inJson,
  mayName: () => true,
  targets: ({ fields }, inner) => Object.values(fields).flatMap(inner),
  pointers: (value, { fields }, inner) => {
    if (!Array.isArray(value)) return [];
    return Object.entries(fields).flatMap(([name, field]) =>
      value.flatMap((item: Record<string, unknown>) => inner(item[name], field)),
    );
  },
};

import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { dueField, openFilter } from '@plumbline/resources/language/due';
import { isDate } from '@plumbline/resources/language/fields/types/date';
import { calendarFilters, isCounted } from '@plumbline/resources/rules/calendar/calendarPage';
import { columnTypeOf } from './columnTypes/columnTypes';
import { id } from './columnTypes/words';
import { listKeys, orderColumns } from './listKeys';

export interface Table {
  name: string;
  columns: Record<string, string>;
  keys: Record<string, string>;
}

/** The table of a definition: columns and keys by name with their DDL. */
export function tableOf(entity: AnyEntity): Table {
  const columns: Record<string, string> = {
    id: `${id} not null`,
    instance: `${id} not null`,
    version: 'int not null default 1',
    changeNumber: 'bigint not null',
    createdAt: 'datetime(3) not null',
    updatedAt: 'datetime(3) not null',
    deletedAt: 'datetime(3) null',
    custom: 'json null',
  };
  const keys: Record<string, string> = {
    PRIMARY: 'primary key (`id`)',
    changes: key('changes', ['instance', 'changeNumber']),
    living: key('living', ['instance', 'deletedAt', 'id']),
  };
  for (const [name, field] of Object.entries(entity.fields)) {
    columns[name] = `${columnTypeOf(field).column(field)} null`;
    if (field.unique) {
      const within = typeof field.unique === 'object' ? field.unique.within : undefined;
      // Generated column: null for deleted rows, which never collide.
      columns[uniqueColumn(name)] =
        `varchar(300) character set utf8mb4 collate utf8mb4_bin generated always as (if(\`deletedAt\` is null, lower(\`${name}\`), null)) virtual`;
      // Nulls never collide, so rows without a scope value share the account's id; a literal would depend on the
      // session's character set, an untrimmed char on its sql_mode.
      if (within)
        columns[`${within}OrAccount`] =
          `${id} generated always as (ifnull(rtrim(\`${within}\`), rtrim(\`instance\`))) virtual`;
      keys[`unique_${name}`] =
        `unique ${key(`unique_${name}`, ['instance', ...(within ? [`${within}OrAccount`] : []), uniqueColumn(name)])}`;
    }
    for (const { column, ddl } of orderColumns(entity, name, field)) columns[column] = ddl;
    for (const [made, parts] of Object.entries(listKeys(entity, name, field))) keys[made] = key(made, parts);
  }
  const counted = countedColumns(entity);
  if (counted) keys.calendar = key('calendar', ['instance', 'deletedAt', ...counted]);
  return { name: entity.name, columns, keys };
}

/**
 * A covering index for counting the calendar's days: filter, day, then the rest. Suggestions and the dashboard use it
 * too.
 */
function countedColumns(entity: AnyEntity): string[] | undefined {
  const due = dueField(entity);
  if (!due || !isCounted(entity)) return undefined;
  const { countedBy, given = {}, kinds, flag } = entity.calendar;
  const field = entity.fields[due];
  const last = isDate(field) ? field.inspectedOn?.field : undefined;
  const bounds = Object.values(entity.permissions)
    .map(({ read }) => read)
    .flatMap((right) => (Array.isArray(right) ? right.map(({ field }) => field) : []));
  const filters = calendarFilters.filter((name) => name in entity.fields);
  const parts = [flag?.of, last].flatMap((name) => name ?? []);
  const states = Object.keys(openFilter(entity));
  const groups = [...Object.keys(given), due, countedBy, ...(kinds ? [kinds] : [])];
  return [...new Set([...groups, ...states, ...bounds, ...filters, ...parts])];
}

const key = (name: string, columns: readonly string[]): string =>
  `key \`${name}\` (${columns.map((column) => `\`${column}\``).join(', ')})`;

/** The column that compares a field that is unique per account. */
export const uniqueColumn = (name: string): string => `${name}Key`;

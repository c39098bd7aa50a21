import { entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field, FieldOf, FieldType } from '@plumbline/resources/language/fields/field';
import { isBoolean } from '@plumbline/resources/language/fields/types/boolean';
import { languages } from '@plumbline/resources/language/languages';
import type { EntityName } from '@plumbline/resources/language/names';
import { customFieldName, isCustomisable } from '@plumbline/resources/rules/customFields/customFields';
import type { Knex } from 'knex';
import { tableOf } from '../../../api/entities/columns';

// The database generates rows from a number n = 0, 1, 2 …, so that no row is transferred and references know the ids.

/** Existing rows, such as the reader's own user, that the first of each thousand generated references points to. */
export type Pins = Partial<Record<EntityName, string>>;

export interface Filling {
  instance: string;
  rows: number;
  /** First n, so that the rows of two accounts differ. */
  from?: number;
  pins?: Pins;
}

const numbers = 'benchNumbers';

/** Number of rows from which on recreating the indexes is faster. */
const large = 10_000;

/** The table of numbers that rows are generated from. */
export async function makeNumbers(db: Knex, count: number): Promise<void> {
  await db.raw(`create table ${numbers} (n int primary key)`);
  await db.raw(
    `insert into ${numbers} with recursive digits as (select 0 as d union all select d + 1 from digits where d < 9)
    select a.d + 10 * b.d + 100 * c.d + 1000 * d.d + 10000 * e.d + 100000 * f.d as n
    from digits a, digits b, digits c, digits d, digits e, digits f having n < ?`,
    [count],
  );
}

/**
 * Inserts rows of the entity into each account, with a value in nearly every field. The indexes are created
 * afterwards, which is several times faster.
 */
export async function fillTable(db: Knex, entity: AnyEntity, fillings: readonly Filling[]): Promise<void> {
  const isLarge = fillings.some(({ rows }) => rows >= large);
  const keys = isLarge ? Object.entries(tableOf(entity).keys).filter(([name]) => name !== 'PRIMARY') : [];
  const changed = (changes: readonly string[]) =>
    isLarge && db.raw(`alter table \`${entity.name}\` ${changes.join(', ')}`);
  await changed(keys.map(([name]) => `drop key \`${name}\``));
  for (const filling of fillings) await insertRows(db, entity, filling);
  await changed(keys.map(([, ddl]) => `add ${ddl}`));
  await db.raw('analyze table ??', [entity.name]);
}

async function insertRows(db: Knex, entity: AnyEntity, filling: Filling): Promise<void> {
  const { instance, rows, from = 0, pins = {} } = filling;
  const n = `(n + ${from})`;
  const own: Record<string, string> = {
    id: idSql(entity.name, n),
    instance: entity.scope === 'account' ? idSql(entity.name, n) : quoted(instance),
    version: '1',
    changeNumber: `n + 1`,
    createdAt: "'2026-01-01'",
    updatedAt: "'2026-01-01'",
  };
  for (const [name, field] of Object.entries(entity.fields))
    own[name] = valueSql({ entity, name, field, n, pins });
  if (isCustomisable(entity))
    own.custom = `json_object('${customText}', concat('w', ${n} mod 1000), '${customNumber}', ${n} mod 500)`;
  const columns = Object.keys(own).map((name) => `\`${name}\``);
  await db.raw(
    `insert into \`${entity.name}\` (${columns.join(', ')}) select ${Object.values(own).join(', ')} from ${numbers} where n < ${rows}`,
  );
}

/** Keys of the custom fields. */
export const customText = 'benchText';
export const customNumber = 'benchNumber';
export const customNames = { text: customFieldName(customText), number: customFieldName(customNumber) };

/** The id of the n-th generated row. */
export const idOf = (name: EntityName, n: number): string =>
  `${prefixOf(name)}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const idSql = (name: EntityName, n: string): string =>
  `concat('${prefixOf(name)}-0000-7000-8000-', lpad(lower(hex(${n})), 12, '0'))`;
const prefixOf = (name: EntityName): string =>
  `0195${entityList
    .findIndex((entity) => entity.name === name)
    .toString(16)
    .padStart(4, '0')}`;

/** Number of referenced rows; every second row refers to the first, as in an account with one large customer. */
export const referredTo = 1000;
/** Number of distinct values of a text field with filters. */
const kinds = 20;

interface Place {
  entity: AnyEntity;
  name: string;
  n: string;
  pins: Pins;
}
type Made = { [T in FieldType]: (field: FieldOf<T>, place: Place) => string };

/** Per field type: its n-th value as SQL. */
const made: Made = {
  text: (field, { entity, name, n }) =>
    entity.list.filters?.includes(name) && !field.unique
      ? `left(concat('Kind ', ${n} mod ${kinds}), ${field.max})`
      : `left(concat(lpad(conv(${n} * 7919 mod 1000003, 10, 36), 4, '0'), ' ${name} Nowak'), ${field.max})`,
  longText: (_field, { n }) => `concat('Words about number ', ${n})`,
  localizedText: (_field, { name, n }) =>
    `json_object(${languages.map((language) => `'${language}', concat(lpad(conv(${n} * 7919 mod 1000003, 10, 36), 4, '0'), ' ${name}')`).join(', ')})`,
  integer: ({ min = 0, max = 1000 }, { n }) => `${min} + ${n} mod ${Math.min(max - min, 1000) + 1}`,
  decimal: ({ min = 0 }, { n }) => `${min} + (${n} mod 1000) / 4`,
  // One in ten, independent of other fields.
  boolean: (field, { name, n }) =>
    `if(crc32(concat('${name}', ${n})) mod 10 = 3, ${field.default === true ? '0, 1' : '1, 0'})`,
  date: (_field, { n }) => `date_add('2025-01-01', interval (${n} * 7 mod 1400) day)`,
  datetime: (_field, { n }) => `date_add('2025-01-01', interval (${n} * 7919 mod 60000000) second)`,
  choice: ({ choices }, { n }) =>
    `elt(1 + ${n} mod ${choices.values.length}, ${choices.values.map(quoted).join(', ')})`,
  reference: ({ to }, { entity, n, pins }) => {
    const target =
      to === entity.name ? `floor(${n} / 50)` : `if(${n} mod 2 = 0, 0, ${n} * 31 mod ${referredTo})`;
    const pinned = pins[to];
    return pinned ? `if(${target} = 0, ${quoted(pinned)}, ${idSql(to, target)})` : idSql(to, target);
  },
  references: () => 'null',
  file: () => 'null',
  files: () => 'null',
  address: () => 'null',
  phones: () => 'null',
  list: () => 'null',
};

function valueSql({ field, ...place }: Place & { field: Field }): string {
  // The table covers all types, but TypeScript cannot pair a union's member with its own line.
  const value = (made[field.type] as (field: Field, place: Place) => string)(field, place);
  const mayMiss = !field.required && !field.unique && !isBoolean(field);
  // Null in other rows for each field, as in real data.
  const missing = [...place.name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 11;
  return mayMiss ? `if(${place.n} * 7919 div 100 mod 11 = ${missing}, null, ${value})` : value;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

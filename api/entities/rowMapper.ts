import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field, FieldType } from '@plumbline/resources/language/fields/field';
import { perEntity } from '@plumbline/resources/language/perEntity';
import { type Codec, json, moment, plain, same } from './columnTypes/codec';
import { columnTypeOf, columnTypes } from './columnTypes/columnTypes';

export type Row = Record<string, unknown>;
const baseCodecs: Record<string, Codec> = {
  id: plain,
  instance: plain,
  version: plain,
  changeNumber: plain,
  createdAt: moment,
  updatedAt: moment,
  deletedAt: moment,
};

export interface RowMapper {
  columns: readonly string[];
  /** Columns of lists, without large values. */
  lightColumns: readonly string[];
  read: (row: Row) => Row;
  write: (record: Row) => Row;
  /**
   * The columns of an update: `custom` contains only changed keys, null for removed ones (JSON merge patch, RFC 7396).
   */
  patch: (record: Row) => Row;
  /** The columns of these fields; custom fields share one. */
  columnsOf: (names: readonly string[]) => string[];
  /** A value as it will be read after writing. */
  stored: (name: string, value: unknown) => unknown;
}

/** Compiled once per definition: hot path of lists. */
export const rowMapper: (entity: AnyEntity) => RowMapper = perEntity(compile);

function compile(entity: AnyEntity): RowMapper {
  const all = new Map<string, Codec>(Object.entries(baseCodecs));
  const custom = new Map<string, OwnField>();
  for (const [name, { customKey, customOf, type }] of Object.entries(entity.fields)) {
    if (customKey === undefined) all.set(name, columnTypes[type].codec);
    else custom.set(name, { key: customKey, of: customOf, type });
  }
  const converted = [...all].filter(([, codec]) => codec.read !== same);
  const isLight = (field: Field | undefined) => !field?.heavy;
  const columns = [...all.keys(), ...(custom.size > 0 ? ['custom'] : [])];
  const readColumns = (row: Row): Row => {
    for (const [name, { read }] of converted) {
      const value = row[name];
      // Most columns are empty, which every codec reads as it is.
      if (value !== null && value !== undefined) row[name] = read(value);
    }
    return row;
  };
  const written = (record: Row, customOf: (inside: Row) => Row): Row => {
    const row: Row = {};
    const inside: Row = {};
    for (const [name, value] of Object.entries(record)) {
      const codec = all.get(name);
      const own = custom.get(name);
      if (codec) row[name] = codec.write(value);
      else if (own) inside[own.key] = valueInside(value, own.type);
    }
    return Object.keys(inside).length === 0 ? row : { ...row, custom: JSON.stringify(customOf(inside)) };
  };
  return {
    columns,
    lightColumns: columns.filter((name) => isLight(entity.fields[name])),
    // The driver's row object is not shared and is modified in place.
    read: custom.size === 0 ? readColumns : (row) => spread(readColumns(row), custom),
    write: (record) => written(record, (inside) => present(inside)),
    patch: (record) => written(record, (inside) => inside),
    columnsOf: (names) => [...new Set(names.map((name) => (custom.has(name) ? 'custom' : name)))],
    stored: (name, value) => {
      const field = entity.fields[name];
      if (value === null || value === undefined || value === '' || !field) return value || null;
      const own = custom.get(name);
      if (own) return json.read(json.write(valueInside(value, own.type)));
      const { codec, stored } = columnTypeOf(field);
      return stored?.(value, field) ?? codec.read(codec.write(value));
    },
  };
}

interface OwnField {
  key: string;
  /** The account whose rows have custom fields; undefined: all rows read are its own. */
  of: string | undefined;
  type: FieldType;
}

/** Reads and writes custom fields as ordinary ones; other keys of the column (archived fields) are preserved. */
function spread(row: Row, custom: ReadonlyMap<string, OwnField>): Row {
  const { custom: column, ...rest } = row;
  const values = json.read(column);
  const held: Row = typeof values === 'object' && values !== null ? { ...values } : {};
  for (const [name, { key, of }] of custom)
    rest[name] = of === undefined || of === row.instance ? (held[key] ?? null) : null;
  return rest;
}

const valueInside = (value: unknown, type: FieldType): unknown =>
  value === '' || value === undefined || value === null ? null : (columnTypes[type].inJson?.(value) ?? value);

const present = (values: Row): Row =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

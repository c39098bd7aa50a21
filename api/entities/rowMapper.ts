import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field, FieldType } from '@plumbline/resources/language/fields/field';

export type Row = Record<string, unknown>;
type Codec = { read: (value: unknown) => unknown; write: (value: unknown) => unknown };

const same = (value: unknown): unknown => value ?? null;
const json: Codec = {
  // MySQL hands JSON over parsed, MariaDB as text.
  read: (value) => (typeof value === 'string' ? JSON.parse(value) : (value ?? null)),
  write: (value) => (value === null || value === undefined ? null : JSON.stringify(value)),
};
const plain: Codec = { read: same, write: (value) => (value === '' ? null : same(value)) };
const moment: Codec = {
  read: (value) => (value instanceof Date ? value.toISOString() : (value ?? null)),
  write: (value) => (typeof value === 'string' ? new Date(value) : same(value)),
};

/** One line per field type: how a value stands in its column. */
const codecs: Record<FieldType, Codec> = {
  text: plain,
  longText: plain,
  localizedText: json,
  integer: plain,
  decimal: plain,
  boolean: {
    read: (value) => (value === null || value === undefined ? null : value === 1 || value === true),
    write: (value) => (value === null || value === undefined ? null : value ? 1 : 0),
  },
  date: plain,
  datetime: moment,
  choice: plain,
  reference: plain,
  references: json,
  file: json,
  files: json,
  address: json,
  phones: json,
  list: json,
};

const baseCodecs: Record<string, Codec> = {
  id: plain,
  instance: plain,
  version: plain,
  changeNumber: plain,
  createdAt: moment,
  updatedAt: moment,
  deletedAt: moment,
};

type ColumnValue = (value: unknown, field: Field) => unknown;
const asText: ColumnValue = (value) => (typeof value === 'string' ? value : String(value));

/** What a column makes of a value beyond its codec, as the product's own work may hand it over. */
const columnValues: Partial<Record<FieldType, ColumnValue>> = {
  text: asText,
  longText: asText,
  integer: Number,
  decimal: (value, field) => rounded(Number(value), field.type === 'decimal' ? (field.digits ?? 4) : 0),
  date: (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  datetime: (value) => new Date(String(value instanceof Date ? value.toISOString() : value)).toISOString(),
};

/** Half away from zero, by the digits as they are written. */
function rounded(value: number, digits: number): number {
  const text = String(Math.abs(value));
  if (text.includes('e') || (text.split('.')[1] ?? '').length <= digits) return value;
  return Math.sign(value) * Number(`${Math.round(Number(`${text}e${digits}`))}e-${digits}`);
}

// Inside JSON a value stands as it travels; instants in one spelling, so that their texts sort as they do.
const insideJson: Partial<Record<FieldType, (value: unknown) => unknown>> = {
  datetime: (value) => (typeof value === 'string' ? new Date(value).toISOString() : value),
};

export interface RowMapper {
  columns: readonly string[];
  /** Columns without the heavy ones, as lists need them. */
  lightColumns: readonly string[];
  read: (row: Row) => Row;
  write: (record: Row) => Row;
  /** The same for changing a row: `custom` then holds only what changes in it, null where a value goes (RFC 7396). */
  patch: (record: Row) => Row;
  /** The columns that hold these fields; several may lie in one. */
  columnsOf: (names: readonly string[]) => string[];
  /** A field's value as it is read once it has been written. */
  stored: (name: string, value: unknown) => unknown;
}

const mappers = new WeakMap<AnyEntity, RowMapper>();

/** Compiled once per definition, because lists spend their time here. */
export function rowMapper(entity: AnyEntity): RowMapper {
  const known = mappers.get(entity);
  if (known) return known;
  const made = compile(entity);
  mappers.set(entity, made);
  return made;
}

function compile(entity: AnyEntity): RowMapper {
  const all = new Map<string, Codec>(Object.entries(baseCodecs));
  const custom = new Map<string, OwnField>();
  for (const [name, { customKey, customOf, type }] of Object.entries(entity.fields)) {
    if (customKey === undefined) all.set(name, codecs[type]);
    else custom.set(name, { key: customKey, of: customOf, type });
  }
  const converted = [...all].filter(([, codec]) => codec.read !== same);
  const isLight = (field: Field | undefined) => !field?.heavy;
  const columns = [...all.keys(), ...(custom.size > 0 ? ['custom'] : [])];
  const readColumns = (row: Row): Row => {
    for (const [name, codec] of converted) if (name in row) row[name] = codec.read(row[name]);
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
    // The driver's row object is fresh and ours, so it is mended in place.
    read: custom.size === 0 ? readColumns : (row) => spread(readColumns(row), custom),
    write: (record) => written(record, (inside) => present(inside)),
    patch: (record) => written(record, (inside) => inside),
    columnsOf: (names) => [...new Set(names.map((name) => (custom.has(name) ? 'custom' : name)))],
    stored: (name, value) => {
      const field = entity.fields[name];
      if (value === null || value === undefined || value === '' || !field) return value || null;
      const own = custom.get(name);
      if (own) return json.read(json.write(valueInside(value, own.type)));
      return (
        columnValues[field.type]?.(value, field) ?? codecs[field.type].read(codecs[field.type].write(value))
      );
    },
  };
}

interface OwnField {
  key: string;
  /** The account whose rows alone have it; undefined: all rows that are read are its own. */
  of: string | undefined;
  type: FieldType;
}

/** The values of the account's own fields beside the others; what the column holds besides (archived ones) stays in it. */
function spread(row: Row, custom: ReadonlyMap<string, OwnField>): Row {
  const { custom: column, ...rest } = row;
  const values = json.read(column);
  const held: Row = typeof values === 'object' && values !== null ? { ...values } : {};
  for (const [name, { key, of }] of custom)
    rest[name] = of === undefined || of === row.instance ? (held[key] ?? null) : null;
  return rest;
}

const valueInside = (value: unknown, type: FieldType): unknown =>
  value === '' || value === undefined || value === null ? null : (insideJson[type]?.(value) ?? value);

const present = (values: Row): Row =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

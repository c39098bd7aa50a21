import type { AnyEntity } from '@plumbline/resources/defineEntity';
import type { Field, FieldType } from '@plumbline/resources/fields/field';

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
  custom: json,
};

export interface RowMapper {
  columns: readonly string[];
  /** Columns without the heavy ones, as lists need them. */
  lightColumns: readonly string[];
  read: (row: Row) => Row;
  write: (record: Row) => Row;
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
  for (const [name, field] of Object.entries(entity.fields)) all.set(name, codecs[field.type]);
  const converted = [...all].filter(([, codec]) => codec.read !== same);
  const isLight = (field: Field | undefined) => !field?.heavy;
  const columns = [...all.keys()];
  return {
    columns,
    lightColumns: columns.filter((name) => isLight(entity.fields[name])),
    // The driver's row object is fresh and ours, so it is mended in place.
    read: (row) => {
      for (const [name, codec] of converted) if (name in row) row[name] = codec.read(row[name]);
      return row;
    },
    write: (record) => {
      const row: Row = {};
      for (const [name, value] of Object.entries(record)) {
        const codec = all.get(name);
        if (codec) row[name] = codec.write(value);
      }
      return row;
    },
  };
}

import { entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field, Fields, FileValue } from '@plumbline/resources/language/fields/field';
import { typeOf } from '@plumbline/resources/language/fields/types/fieldTypes';
import { isList } from '@plumbline/resources/language/fields/types/list';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import type { EntityName } from '@plumbline/resources/language/names';
import {
  belongings,
  isBelonging,
  mentions,
  personalFields,
  pointersAt,
} from '@plumbline/resources/rules/privacy/privacy';
import { accountEntity } from '../../entities/accountEntity';
import type { Call } from '../../entities/call';
import { type Row, rowMapper } from '../../entities/rowMapper';
import { namesOf } from './erasedValues';
import { type Traces, technicalTables } from './technicalTables';

/** A person as a row of an entity. */
export interface Subject {
  entity: AnyEntity;
  row: Row;
}

/** Personal data of one table: its name, fields, and rows in pages. */
export interface Section {
  name: string;
  /** Absent for tables without a definition. */
  entity?: AnyEntity;
  fields: readonly string[];
  rows: () => AsyncGenerator<Row[]>;
}
export interface FoundFile {
  instance: string;
  file: FileValue;
}

const pageSize = 500;

/**
 * All personal data an account holds on a person, by the definitions: personal fields, dependent rows and references to
 * the person.
 */
export async function personSections(
  call: Call,
  { entity, row }: Subject,
  traces: Traces,
): Promise<Section[]> {
  const own = await accountEntity(call, entity);
  const instance = String(row.instance);
  const sections: Section[] = [
    { name: entity.name, entity: own, fields: Object.keys(own.fields), rows: once([row]) },
  ];
  for (const { entity: other, by } of belongings(entity.name))
    sections.push(
      rowsWhere(call, other, Object.keys(other.fields), { sql: `\`${by}\` = ?`, bindings: [row.id] }),
    );
  for (const other of entityList.filter(({ name }) => name !== entity.name)) {
    const pointers = pointersAt(other, entity.name).filter(({ name }) => !isBelonging(other, name));
    if (pointers.length === 0) continue;
    const sql = pointers
      .map(({ name, isList }) => (isList ? `json_contains(\`${name}\`, json_quote(?))` : `\`${name}\` = ?`))
      .join(' or ');
    const where = { sql: `instance = ? and (${sql})`, bindings: [instance, ...pointers.map(() => row.id)] };
    const section = rowsWhere(call, other, toldOf(other, entity.name, pointers), where);
    sections.push({
      ...section,
      rows: mapped(section.rows, onlyOwn(other, { entity, row }, namesOf(entity, row))),
    });
  }
  for (const { entity: other, names } of mentions()) {
    const called = namesOf(entity, row);
    if (called.length === 0) continue;
    const sql = names.map((name) => `\`${name}\` in (${called.map(() => '?').join(', ')})`).join(' or ');
    const where = { sql: `instance = ? and (${sql})`, bindings: [instance, ...names.flatMap(() => called)] };
    sections.push(rowsWhere(call, other, [...titles(other), ...names], where));
  }
  return [...sections, activity(call, instance, traces), ...technicalSections(call, traces)];
}

const titles = (entity: AnyEntity): string[] => [entity.title].flat();

/** Exported fields of a row that only refers to the person: list columns, without references to other people. */
function toldOf(entity: AnyEntity, person: EntityName, pointers: readonly { name: string }[]): string[] {
  const isOther = (name: string) => {
    const field = entity.fields[name];
    const isPerson = isReference(field) && (field.to === person || field.to === 'users');
    return isPerson && !pointers.some((one) => one.name === name);
  };
  const lists = Object.keys(entity.fields).filter((name) => personalItems(entity.fields[name]).length > 0);
  const all = [...titles(entity), ...entity.list.columns, ...pointers.map(({ name }) => name), ...lists];
  return [...new Set(all)].filter((name) => !isOther(name));
}

/** Names of the personal fields of list items. */
const personalItems = (field: Field | undefined): string[] =>
  isList(field) ? personalFields({ fields: field.fields as Fields }) : [];

/** Removes other people from fields that may contain several (contacts of a location, signatures). */
function onlyOwn(
  entity: AnyEntity,
  { row: person, entity: { name } }: Subject,
  names: readonly string[],
): (row: Row) => Row {
  const lists = Object.keys(entity.fields).filter((list) => personalItems(entity.fields[list]).length > 0);
  const pointers = pointersAt(entity, name);
  return (row) => {
    const kept = { ...row };
    for (const { name: pointer, isList } of pointers) {
      if (isList) kept[pointer] = itemsOf(row[pointer]).filter((id) => id === person.id);
      else if (row[pointer] !== person.id) kept[pointer] = null;
    }
    for (const list of lists)
      kept[list] = (itemsOf(row[list]) as Row[]).filter((item) =>
        personalItems(entity.fields[list]).some((inner) => names.includes(String(item[inner]))),
      );
    return kept;
  };
}

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function rowsWhere(
  call: Call,
  entity: AnyEntity,
  fields: readonly string[],
  { sql, bindings }: { sql: string; bindings: unknown[] },
): Section {
  const { columnsOf, read } = rowMapper(entity);
  const columns = columnsOf(['id', 'instance', ...fields]);
  return {
    name: entity.name,
    entity,
    fields,
    async *rows() {
      for (let after = ''; ; ) {
        const rows: Row[] = await call
          .db(entity.name)
          .whereNull('deletedAt')
          .whereRaw(sql, bindings as never[])
          .where('id', '>', after)
          .orderBy('id')
          .limit(pageSize)
          .select(columns);
        const last = rows.at(-1);
        if (!last) return;
        after = String(last.id);
        yield rows.map(read);
        if (rows.length < pageSize) return;
      }
    },
  };
}

/** The person's changes in the account: operation, time and row, without values. */
function activity(call: Call, instance: string, { user, contacts }: Traces): Section {
  return {
    name: 'history',
    fields: ['at', 'operation', 'resource', 'recordId'],
    async *rows() {
      for (let after = 0; ; ) {
        const rows: Row[] = await call
          .db('history')
          .where({ instance })
          .where('changeNumber', '>', after)
          .where((one) => {
            void one.whereIn('contact', [...contacts]);
            if (user) void one.orWhere({ user });
          })
          .orderBy('changeNumber')
          .limit(pageSize)
          .select('changeNumber', 'at', 'operation', 'resource', 'recordId');
        const last = rows.at(-1);
        if (!last) return;
        after = Number(last.changeNumber);
        yield rows.map(({ changeNumber: _number, ...rest }) => rest);
        if (rows.length < pageSize) return;
      }
    },
  };
}

function technicalSections(call: Call, traces: Traces): Section[] {
  return technicalTables
    .filter(({ columns }) => columns.length > 0)
    .map(({ name, columns, of }) => ({
      name,
      fields: columns,
      async *rows() {
        const query = call.db(name).select([...columns]);
        of(query, traces);
        yield (await query) as Row[]; // few rows per person
      },
    }));
}

const once = (rows: Row[]) =>
  async function* () {
    yield rows;
  };

const mapped = (rows: Section['rows'], map: (row: Row) => Row): Section['rows'] =>
  async function* () {
    for await (const page of rows()) yield page.map(map);
  };

/** Files in personal fields of a row, including those in its lists. */
export function filesIn(fields: Fields, row: Row): FileValue[] {
  return Object.entries(fields).flatMap(([name, field]): FileValue[] => {
    const value = row[name];
    if (isList(field))
      return Array.isArray(value) ? value.flatMap((item) => filesIn(field.fields as Fields, item)) : [];
    if (!field.personal || !typeOf(field).hashes || !value) return [];
    return [value].flat() as FileValue[]; // value of a file field
  });
}

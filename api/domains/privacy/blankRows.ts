import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { personalFields } from '@plumbline/resources/rules/privacy/privacy';
import { takeChangeNumbers } from '../../entities/changeNumber';
import { historyRow } from '../../entities/history';
import type { TransactionCall } from '../../entities/hooks';
import { type Row, rowMapper } from '../../entities/rowMapper';

/**
 * Overwrites values of a row on behalf of the product: with a new version and a history entry, but without the previous
 * values.
 */
export async function overwrite(
  call: TransactionCall,
  entity: AnyEntity,
  row: Row,
  values: Row,
): Promise<void> {
  const version = Number(row.version) + 1;
  const changeNumber = await takeChangeNumbers(call.db, String(row.instance));
  await call
    .db(entity.name)
    .where({ id: row.id })
    .update({ ...rowMapper(entity).write(values), version, changeNumber, updatedAt: call.now });
  await call
    .db('history')
    .insert(historyRow(call, entity, 'update', { ...row, version, changeNumber }, null, values));
}

/** Removes personal values from a row's history; what remains is that something changed, when and by whom. */
export async function blankHistory(call: TransactionCall, entity: AnyEntity, row: Row): Promise<void> {
  const personal = new Set(personalFields(entity));
  // For entities about a person, unknown names in the history are custom fields, also deleted ones.
  const isKept = (name: string) =>
    !personal.has(name) && (entity.about !== 'itself' || name in entity.fields || baseNames.has(name));
  await mendHistory(call, { instance: row.instance, resource: entity.name, recordId: row.id }, (values) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name))),
  );
}

const baseNames = new Set([
  'id',
  'instance',
  'version',
  'changeNumber',
  'createdAt',
  'updatedAt',
  'deletedAt',
]);

/** Replaces a person's name in the given fields of other rows, and in their history. */
export async function blankMentions(
  call: TransactionCall,
  entity: AnyEntity,
  {
    instance,
    fields,
    names,
    replacement,
  }: { instance: string; fields: readonly string[]; names: readonly string[]; replacement: string },
): Promise<void> {
  if (names.length === 0) return;
  for (const name of fields) {
    const rows: Row[] = await call
      .db(entity.name)
      .where({ instance })
      .whereIn(name, [...names]);
    for (const row of rows)
      await overwrite(call, entity, rowMapper(entity).read(row), { [name]: replacement });
  }
  const isName = (value: unknown) =>
    typeof value === 'string' && names.some((one) => one.toLowerCase() === value.trim().toLowerCase());
  const named = (column: 'before' | 'after', name: string) =>
    call.db.raw(`lower(json_value(??, ?)) in (${names.map(() => 'lower(?)').join(', ')})`, [
      column,
      `$.${name}`,
      ...names,
    ]);
  const concerned: Row[] = await call
    .db('history')
    .where({ instance, resource: entity.name })
    .where((any) => {
      for (const name of fields) void any.orWhere(named('before', name)).orWhere(named('after', name));
    })
    .distinct('recordId');
  for (const { recordId } of concerned)
    await mendHistory(call, { instance, resource: entity.name, recordId }, (values) =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) =>
          fields.includes(name) && isName(value) ? [name, replacement] : [name, value],
        ),
      ),
    );
}

interface InList {
  instance: string;
  list: string;
  /** Text properties of an item that may contain a name. */
  fields: readonly string[];
  names: readonly string[];
}

/**
 * Removes items with a person's name from lists, e.g. signatures, in rows and history; rows kept by law are not
 * changed.
 */
export async function dropFromLists(
  call: TransactionCall,
  entity: AnyEntity,
  { instance, list, fields, names }: InList,
): Promise<void> {
  if (names.length === 0) return;
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  const without = (items: unknown): unknown =>
    Array.isArray(items)
      ? items.filter(
          (item: Row) => !fields.some((name) => wanted.has(String(item[name] ?? '').toLowerCase())),
        )
      : items;
  const isNamed = (column: string) =>
    call.db.raw(
      names
        .map(() => "convert(?? using utf8mb4) collate utf8mb4_unicode_520_ci like ? escape '!'")
        .join(' or '),
      names.flatMap((name) => [column, `%${name.replace(/[!%_]/g, '!$&')}%`]),
    );
  const rows: Row[] = await call.db(entity.name).where({ instance }).where(isNamed(list));
  for (const stored of rows) {
    const row = rowMapper(entity).read(stored);
    if (isKeptByLaw(entity, row)) continue;
    const rest = without(row[list]);
    if (Array.isArray(rest) && Array.isArray(row[list]) && rest.length < row[list].length)
      await overwrite(call, entity, row, { [list]: rest });
  }
  const told: Row[] = await call
    .db('history')
    .where({ instance, resource: entity.name })
    .where((any) => void any.where(isNamed('before')).orWhere(isNamed('after')))
    .distinct('recordId');
  for (const { recordId } of told) {
    const stored = await call.db(entity.name).where({ id: recordId }).first();
    if (stored && isKeptByLaw(entity, rowMapper(entity).read(stored))) continue;
    await mendHistory(call, { instance, resource: entity.name, recordId }, (values) =>
      list in values ? { ...values, [list]: without(values[list]) } : values,
    );
  }
}

/** Whether the row must not be changed, whatever names it contains. */
export const isKeptByLaw = ({ keptByLaw }: AnyEntity, row: Row): boolean =>
  keptByLaw !== undefined &&
  Object.entries(keptByLaw).every(([name, values]) => values.some((value) => value === row[name]));

async function mendHistory(call: TransactionCall, which: Row, mend: (values: Row) => Row): Promise<void> {
  const entries: Row[] = await call.db('history').where(which).select('changeNumber', 'before', 'after');
  for (const { changeNumber, before, after } of entries)
    await call
      .db('history')
      .where({ instance: which.instance, changeNumber })
      .update({ before: mended(before, mend), after: mended(after, mend) });
}

function mended(value: unknown, mend: (values: Row) => Row): string | null {
  // MySQL returns JSON parsed, MariaDB as text.
  const values: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  return typeof values === 'object' && values !== null ? JSON.stringify(mend({ ...values })) : null;
}

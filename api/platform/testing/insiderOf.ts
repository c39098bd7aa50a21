import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Fields } from '@plumbline/resources/language/fields/field';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { newId } from '@plumbline/resources/language/ids';
import type { Actor, RowFilter } from '@plumbline/resources/language/permissions';
import type { Knex } from 'knex';
import type { Row } from '../../entities/rowMapper';

/** The ids an actor needs to pass the row filters of the row's entity; fills the row's lists that rights depend on. */
export async function insiderOf(
  db: Knex,
  entity: AnyEntity,
  row: Row & { id: string },
): Promise<Partial<Actor>> {
  const targets = await targetsOf(db, entity, row);
  const categories = await fillLists(db, entity, row.id);
  const broker = String(row.broker ?? firstOf(targets, 'broker') ?? row.id);
  const text = (value: unknown) => (typeof value === 'string' ? [value] : []);
  return {
    user: String(row.user ?? row.id),
    contact: String(row.auditor ?? row.responsible ?? firstOf(targets, 'auditor') ?? newId()),
    locations: [...[row, ...targets].flatMap(({ location }) => text(location)), row.id],
    categories: [...[row, ...targets].flatMap(({ category }) => text(category)), ...categories],
    broker,
    brokers: [broker],
  };
}

const firstOf = (rows: readonly Row[], name: string): unknown =>
  rows.map((row) => row[name]).find((value) => value !== null && value !== undefined);

/** The rows this one refers to: a right may depend on them. */
async function targetsOf(db: Knex, { fields }: AnyEntity, row: Row): Promise<Row[]> {
  const found = await Promise.all(
    Object.entries(fields as Fields).map(([name, field]) =>
      isReference(field) && row[name] ? db(field.to).where({ id: row[name] }).first() : undefined,
    ),
  );
  return found.filter((target) => target !== undefined);
}

/** Fills lists that rights depend on, and returns their ids. */
async function fillLists(db: Knex, entity: AnyEntity, id: string): Promise<string[]> {
  const listed = [newId(), newId()];
  const conditions = Object.values(entity.permissions).flatMap(({ read }) =>
    Array.isArray(read) ? (read as RowFilter) : [],
  );
  for (const condition of conditions)
    if ('every' in condition || 'some' in condition)
      await db(entity.name)
        .where({ id })
        .update({ [condition.field]: JSON.stringify(listed) });
  return listed;
}

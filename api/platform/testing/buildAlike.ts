import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import type { EntityName } from '@plumbline/resources/language/names';
import { isReach, type RowFilter } from '@plumbline/resources/language/permissions';
import type { Knex } from 'knex';
import type { Row } from '../../entities/rowMapper';
import { build } from './factories';

/** References through which a right depends on another row. */
export const lookedThrough = ({ permissions }: AnyEntity): string[] =>
  Object.values(permissions)
    .flatMap((rights) => Object.values(rights))
    .flatMap((right) => (isReach(right) ? right.beyond : Array.isArray(right) ? (right as RowFilter) : []))
    .flatMap((condition) => ('through' in condition ? [condition.field] : []));

type BuildAlike = (instance: string, name: EntityName) => ReturnType<typeof build>;

/**
 * As `build`, but the rows of one entity in one account share the rows they refer to, which are most of the work. Not where a
 * right looks at those rows: tests change them to fit it.
 */
export function buildAlike(db: () => Knex): BuildAlike {
  const known = new Map<string, Row>();
  return async (instance, name) => {
    const entity = entities[name];
    if (lookedThrough(entity).some((field) => field in entity.fields)) return build(db(), instance, name);
    const key = `${instance} ${name}`;
    const row = await build(db(), instance, name, known.get(key));
    known.set(key, referencesOf(entity, row));
    return row;
  };
}

const referencesOf = ({ fields }: AnyEntity, row: Row): Row =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => isReference(field) && row[name])
      .map(([name]) => [name, row[name]]),
  );

import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import type { EntityName } from '@plumbline/resources/language/names';
import { mayEver } from '@plumbline/resources/language/permissions';
import { belowKey, fieldBelow, rootsOf } from '@plumbline/resources/language/query/branch';
import { QueryRefused } from '@plumbline/resources/language/query/operators';
import { fail } from '../base/errors/errors';
import type { Call } from './call';
import { Branch, type Filter } from './filterSql';
import { scopeOf } from './scope';
import { selectRows } from './selectRows';

/** The filter with the rows of each branch that it names; only rows that the caller may read lead further down. */
export async function branchesInFilter(call: Call, entity: AnyEntity, filter: Filter): Promise<Filter> {
  const found: [string, unknown][] = [];
  for (const [key, value] of Object.entries(filter)) {
    const name = fieldBelow(key);
    if (name === undefined || key in entity.fields || value === undefined) continue;
    const field = entity.fields[name];
    const tree = isReference(field) && entities[field.to].tree ? field.to : undefined;
    if (!tree) return fail('BAD_QUERY', { resource: entity.name, field: name });
    try {
      const roots = rootsOf(name, field, value);
      found.push([belowKey(name), new Branch(await rowsBelow(call, tree, roots))]);
    } catch (error) {
      if (error instanceof QueryRefused) fail('BAD_QUERY', { resource: entity.name, field: error.field });
      throw error;
    }
  }
  return found.length === 0 ? filter : { ...filter, ...Object.fromEntries(found) };
}

async function rowsBelow(call: Call, name: EntityName, roots: readonly string[]): Promise<string[]> {
  const entity = entities[name];
  if (roots.length === 0 || !mayEver(entity, 'read', call.actor)) return [...roots];
  const scope = scopeOf(entity, 'read', call);
  const child = `select t.id from \`${name}\` t`;
  const living = `t.deletedAt is null and ${scope.sql}`;
  const rows = await selectRows(
    call.db,
    `with recursive branch as (
       ${child} where t.\`${entity.tree}\` in (${roots.map(() => '?').join(', ')}) and ${living}
       union ${child} join branch on t.\`${entity.tree}\` = branch.id where ${living}
     ) select id from branch`,
    [...roots, ...scope.bindings, ...scope.bindings],
  );
  return [...new Set([...roots, ...rows.map(({ id }) => String(id))])];
}

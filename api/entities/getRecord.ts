import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isId } from '@plumbline/resources/language/ids';
import type { Operation } from '@plumbline/resources/language/permissions';
import { inForceSql } from '@plumbline/resources/language/query/inForce';
import type { Sql } from '@plumbline/resources/language/query/sql';
import { fail } from '../base/errors/errors';
import { accountEntity } from './accountEntity';
import type { Call } from './call';
import { readById } from './readById';
import { type Row, rowMapper } from './rowMapper';
import { scopeOf } from './scope';
import { selectRows } from './selectRows';

/** The living row; NOT_FOUND also if the caller may not read it. */
export async function getRecord(call: Call, entity: AnyEntity, id: string): Promise<Row> {
  return (await findRecord(call, entity, id)) ?? fail('NOT_FOUND', { resource: entity.name, id });
}

interface FindOptions {
  operation?: Operation;
  lock?: boolean;
  deleted?: boolean;
}

/** The row if the caller may do the operation, else undefined; `lock`: FOR UPDATE. */
export async function findRecord(
  call: Call,
  entity: AnyEntity,
  id: string,
  { operation = 'read', lock = false, deleted = false }: FindOptions = {},
): Promise<Row | undefined> {
  const scope = inForce(call, entity, operation, scopeOf(entity, operation, call));
  // Invalid ids match no row; non-ASCII ones could not be compared.
  if (!isId(id)) return undefined;
  const { columns, read } = rowMapper(await accountEntity(call, entity));
  const listed = columns.map((name) => `t.\`${name}\``).join(', ');
  const sql = (places: string) =>
    `select ${listed} from \`${entity.name}\` t where t.id in (${places}) and ${scope.sql}${
      deleted ? '' : ' and t.deletedAt is null'
    }${lock ? ' for update' : ''}`;
  const row = call.db.isTransaction
    ? (await selectRows(call.db, sql('?'), [id, ...scope.bindings]))[0]
    : await readById(call.db, id, { sql, bindings: scope.bindings });
  return row && read(row);
}

/** Rows outside their validity are hidden as in lists. */
function inForce(call: Call, entity: AnyEntity, operation: Operation, scope: Sql): Sql {
  if (call.isSystem || operation !== 'read') return scope;
  const parts = [scope, ...inForceSql(entity, call.actor, call.now)];
  return {
    sql: parts.map(({ sql }) => sql).join(' and '),
    bindings: parts.flatMap(({ bindings }) => bindings),
  };
}

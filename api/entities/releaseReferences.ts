import { entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field, Values } from '@plumbline/resources/language/fields/field';
import { isList } from '@plumbline/resources/language/fields/types/list';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { isReferences } from '@plumbline/resources/language/fields/types/references';
import type { Knex } from 'knex';
import { fail } from '../base/errors/errors';
import { asSystem } from './call';
import { deleteRecord } from './deleteRecord';
import type { TransactionCall } from './hooks';
import type { Row } from './rowMapper';
import { updateRecord } from './updateRecord';

interface Referrer {
  entity: AnyEntity;
  /** The referencing field, or the list that contains it. */
  name: string;
  onDelete: 'refuse' | 'clear' | 'cascade' | 'keep';
  /** Only rows with these values block or are deleted too. */
  concerns: Values;
  /** Restricts a query to rows that reference the id. */
  pointing: (query: Knex.QueryBuilder, id: unknown) => void;
  /** The field's value without the id. */
  without: (value: unknown, id: unknown) => unknown;
}

/** Handles references to a deleted row: blockers are named by IN_USE, others are deleted or cleared. */
export async function releaseReferences(call: TransactionCall, target: AnyEntity, row: Row): Promise<void> {
  const referrers = referrersOf(target).filter(({ onDelete }) => onDelete !== 'keep');
  const accounts = await accountsPointing(call, row);
  const blockers: { resource: string; field: string; count: number }[] = [];
  for (const referrer of referrers) {
    const { entity, name, onDelete } = referrer;
    if (onDelete !== 'refuse') continue;
    const [counted] = await concernedRows(call, referrer, { row, accounts }).count({ count: '*' });
    const count = Number(counted?.count ?? 0);
    if (count > 0) blockers.push({ resource: entity.name, field: name, count });
  }
  if (blockers.length > 0) fail('IN_USE', { resource: target.name, id: row.id, blockers });
  for (const referrer of referrers) {
    const { entity, name, onDelete, without } = referrer;
    if (onDelete === 'refuse') continue;
    const rows: Row[] = await concernedRows(call, referrer, { row, accounts }).select('id', 'instance', name);
    for (const one of rows) {
      const home = String(one.instance);
      const system = {
        // A shared row is deleted for all accounts; terminated ones must not block it.
        ...asSystem(home === row.instance ? call : { ...call, reachesTerminated: true }, home),
        db: call.db,
        origin: call.origin ?? String(row.id),
      };
      if (onDelete === 'cascade') await deleteRecord(system, entity, String(one.id));
      else await updateRecord(system, entity, String(one.id), { [name]: without(one[name], row.id) });
    }
  }
}

function concernedRows(
  call: TransactionCall,
  { entity, concerns, pointing }: Referrer,
  { row, accounts }: { row: Row; accounts: readonly string[] },
): Knex.QueryBuilder {
  const query = call
    .db(entity.name)
    .where({ deletedAt: null })
    .whereIn('instance', [...accounts]);
  pointing(query, row.id);
  for (const [column, values] of Object.entries(concerns))
    void query.where((one) => {
      void one.whereIn(
        column,
        values.filter((value) => value !== null),
      );
      if (values.includes(null)) void one.orWhereNull(column);
    });
  return query;
}

/** All fields that reference this entity: single, in a list of ids, or within list items. */
function referrersOf(target: AnyEntity): Referrer[] {
  return entityList.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) => pointersOf(entity, name, field, target)),
  );
}

function pointersOf(entity: AnyEntity, name: string, field: Field, target: AnyEntity): Referrer[] {
  if (isReference(field) && field.to === target.name)
    return [
      {
        entity,
        name,
        onDelete: field.onDelete ?? 'refuse',
        concerns: (field.onDelete === 'cascade' ? field.cascadesWhile : field.blocksWhile) ?? {},
        pointing: (query, id) => void query.where({ [name]: id }),
        without: () => null,
      },
    ];
  if (isReferences(field) && field.to === target.name)
    return [
      {
        entity,
        name,
        onDelete: field.onDelete ?? (field.readOnly ? 'keep' : 'clear'),
        concerns: {},
        pointing: (query, id) => void query.whereRaw('json_contains(??, json_quote(?))', [name, String(id)]),
        without: (value, id) => listOf(value).filter((one) => one !== id),
      },
    ];
  if (!isList(field) || entity.commandsOnly) return [];
  return Object.entries(field.fields).flatMap(([inner, innerField]): Referrer[] =>
    isReference(innerField) && innerField.to === target.name
      ? [
          {
            entity,
            name,
            onDelete: innerField.onDelete ?? 'refuse',
            concerns: {},
            pointing: (query, id) =>
              void query.whereRaw("json_search(??, 'one', ?, null, ?) is not null", [
                name,
                String(id),
                `$[*].${inner}`,
              ]),
            without: (value, id) =>
              listOf(value).map((item) =>
                isRow(item) && item[inner] === id ? { ...item, [inner]: null } : item,
              ),
          },
        ]
      : [],
  );
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

// JSON is returned parsed by MySQL, as text by MariaDB.
function listOf(value: unknown): unknown[] {
  const list: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  return Array.isArray(list) ? list : [];
}

// Rows of an account are referenced only within it, shared rows from every account.
async function accountsPointing(call: TransactionCall, row: Row): Promise<string[]> {
  const isShared = row.instance !== call.actor.instance || call.actor.instanceType === 'PROVIDER';
  if (!isShared) return [String(row.instance)];
  const rows: { instance: string }[] = await call.db('changeCounters').select('instance');
  return rows.map((one) => one.instance);
}

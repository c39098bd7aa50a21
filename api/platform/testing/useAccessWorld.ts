import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import {
  type Actor,
  type Condition,
  isReach,
  maySet,
  type Operation,
  type Right,
  type Role,
  type RowFilter,
  rightOf,
} from '@plumbline/resources/language/permissions';
import { beforeAll } from 'vitest';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import { getRecord } from '../../entities/getRecord';
import type { Row } from '../../entities/rowMapper';
import { updateRecord } from '../../entities/updateRecord';
import { buildAlike, lookedThrough } from './buildAlike';
import type { TestDatabase } from './database';
import { actorOf, build, buildAccount, callAs } from './factories';
import { insiderOf } from './insiderOf';

export type AccessWorld = ReturnType<typeof useAccessWorld>;
type KnownRow = Row & { id: string };
/** A row, and the ids an actor needs to pass the row filters of its entity. */
interface Setting {
  row: KnownRow;
  insider: Partial<Actor>;
}
interface Asked {
  operation: Operation;
  right: Right | undefined;
}

const isByPlaceAlone = (filter: RowFilter): boolean =>
  filter.length === 1 && filter.some((condition) => 'namedAs' in condition);

const isProvider = (role: Role) => role === 'ProviderAdmin' || role === 'ProviderSupport';

/** The account of a new row, which callers who may write in several accounts have to name. */
export const forWhom = (actor: Actor, entity: AnyEntity, row: Row): Row => {
  const right = rightOf(entity, 'create', actor);
  return entity.scope === 'instance' && (right === 'anywhere' || isReach(right))
    ? { instance: row.instance }
    : {};
};

/** A right to create that asks for a broker which only a hook sets: without hooks no new row meets it. */
export const needsHook = (entity: AnyEntity, operation: Operation, right: Right | undefined): boolean =>
  operation === 'create' &&
  Array.isArray(right) &&
  (right as RowFilter).some((one) => 'under' in one && entity.fields[one.field]?.readOnly === true);

/** Two accounts, and rows in them inside or outside an actor's reach. */
export function useAccessWorld(database: TestDatabase) {
  const accounts = { own: '', foreign: '' };
  const buildRow = buildAlike(() => database.db);
  beforeAll(async () => {
    accounts.own = await buildAccount(database.db);
    accounts.foreign = await buildAccount(database.db);
  });
  const homeOf = (role: Role) => (isProvider(role) ? CATALOGUE_ID : accounts.own);

  const shared: Record<string, Promise<Setting>> = {};
  /** The same row for all tests that leave it as it is. */
  function sharedRow(instance: string, entity: AnyEntity): Promise<Setting> {
    const key = `${instance} ${entity.name}`;
    shared[key] ??= rowIn(instance, entity);
    return shared[key];
  }

  /**
   * The row for a test of a right: a new one if the test may change or delete it, to fit the right's filter or by the
   * operation itself.
   */
  const rowFor = (instance: string, entity: AnyEntity, { operation, right }: Asked): Promise<Setting> =>
    typeof right === 'object' || (operation === 'delete' && right !== undefined)
      ? rowIn(instance, entity)
      : sharedRow(instance, entity);

  /** A new row of the account. */
  async function rowIn(instance: string, entity: AnyEntity): Promise<Setting> {
    const home = entity.scope === 'person' ? CATALOGUE_ID : entity.scope === 'account' ? newId() : instance;
    const row: KnownRow =
      entity.scope === 'account'
        ? {
            ...(await build(database.db, instance, 'instances', { id: instance }).catch(() =>
              getRecord(callAs(database.db, actorOf(instance)), entity, instance),
            )),
            id: instance,
          }
        : await buildRow(home, entity.name);
    return { row, insider: await insiderOf(database.db, entity, row) };
  }

  const run: Record<Operation, (actor: Actor, entity: AnyEntity, row: KnownRow) => Promise<unknown>> = {
    read: (actor, entity, row) => getRecord(callAs(database.db, actor), entity, row.id),
    create: async (actor, entity, row) =>
      createRecord(callAs(database.db, actor), entity, {
        ...(await draftLike(actor, entity, row)),
        ...forWhom(actor, entity, row),
      }),
    update: (actor, entity, row) => updateRecord(callAs(database.db, actor), entity, row.id, {}),
    delete: (actor, entity, row) => deleteRecord(callAs(database.db, actor), entity, row.id),
  };

  /** A new row of the factory, deleted again, is a valid draft for the entity. */
  async function newDraft(instance: string, entity: AnyEntity): Promise<Row> {
    if (entity.scope === 'account') return { companyName: 'Account', instanceType: 'AUDITOR' };
    const fresh = await buildRow(entity.scope === 'person' ? CATALOGUE_ID : instance, entity.name);
    await database.db(entity.name).where({ id: fresh.id }).delete();
    return fresh;
  }

  const refused: Record<string, Promise<Row>> = {};
  /** Values to create a row like this one; without unique values of its own if creating must be refused. */
  async function draftLike(actor: Actor, entity: AnyEntity, row: Row): Promise<Row> {
    const { instance } = actor;
    const isRefused = rightOf(entity, 'create', actor) === undefined;
    const sendable = Object.entries(entity.fields).filter(
      ([, field]) => !field.readOnly && maySet(field, actor),
    );
    const key = `${instance} ${entity.name}`;
    if (isRefused) refused[key] ??= newDraft(instance, entity);
    const values = await ((isRefused && refused[key]) || newDraft(instance, entity));
    const kept = Object.fromEntries(
      sendable
        .map(([name]) => [name, values[name]])
        .filter(([, value]) => value !== null && value !== undefined),
    );
    // Filters depend on these; the insider's draft must be where the insider may write.
    for (const name of [
      'location',
      'product',
      'auditor',
      'audit',
      'planning',
      'broker',
      'licenseSet',
      'user',
      ...lookedThrough(entity),
    ])
      if (name in kept && row[name]) kept[name] = row[name];
    return kept;
  }

  /** Gives the row the values the filter requires of a member of this broker. */
  async function satisfy(
    entity: AnyEntity,
    row: Row,
    { right, broker }: { right: readonly Condition[]; broker: string | undefined },
  ): Promise<void> {
    for (const condition of right) {
      if ('under' in condition)
        await database
          .db(entity.name)
          .where({ id: row.id })
          .whereNull(condition.field)
          .update({ [condition.field]: broker ?? null });
      if ('equals' in condition)
        await database
          .db(entity.name)
          .where({ id: row.id })
          .update({ [condition.field]: condition.equals });
      if ('through' in condition)
        await satisfy(
          entities[condition.through],
          { id: row[condition.field] },
          { right: condition.where, broker },
        );
      // An empty contact field is set to the row's id, which the actor uses as contact.
      if ('is' in condition && condition.is === 'contact')
        await database
          .db(entity.name)
          .where({ id: row.id })
          .whereNull(condition.field)
          .update({ [condition.field]: row.id });
      // An empty location is set to the row's id, which is among the insider's permitted locations.
      if ('in' in condition && condition.in === 'locations' && condition.field !== 'id')
        await database
          .db(entity.name)
          .where({ id: row.id })
          .whereNull(condition.field)
          .update({ [condition.field]: row.id });
      if ('namedAs' in condition) {
        const place = await build(database.db, String(row.instance), 'locations', { id: String(row.id) });
        const named = condition.namedAs === 'owner' ? row.id : JSON.stringify([row.id]);
        await database
          .db('locations')
          .where({ id: place.id })
          .update({ [condition.namedAs]: named });
      }
      if ('any' in condition)
        await satisfy(entity, row, { right: condition.any.find(isByPlaceAlone) ?? [], broker });
    }
  }

  /** Changes the row so that the filter excludes it, as far as that depends on the row. */
  async function putOutside(entity: AnyEntity, id: string, filter: RowFilter): Promise<void> {
    for (const condition of filter) {
      const value =
        'equals' in condition
          ? typeof condition.equals === 'boolean'
            ? !condition.equals
            : newId()
          : 'is' in condition && condition.is === 'instance'
            ? newId()
            : undefined;
      if (value !== undefined)
        await database
          .db(entity.name)
          .where({ id })
          .update({ [condition.field]: value });
      if ('any' in condition) for (const one of condition.any) await putOutside(entity, id, one);
      // A row without location is excluded for actors bound to locations; one with a location must have another one.
      if ('in' in condition)
        await database
          .db(entity.name)
          .where({ id })
          .whereNull(condition.field)
          .update({ [condition.field]: newId() });
      if ('every' in condition || 'some' in condition)
        await database
          .db(entity.name)
          .where({ id })
          .update({ [condition.field]: JSON.stringify([newId()]) });
      if ('through' in condition) {
        const row = await database.db(entity.name).where({ id }).first(condition.field);
        await putOutside(entities[condition.through], row[condition.field], condition.where);
      }
    }
  }

  /** Assigns the row to this broker; returns the broker's id, which is the row's if it is a broker itself. */
  async function putUnder(entity: AnyEntity, id: string, filter: RowFilter, broker: string): Promise<string> {
    let found = broker;
    for (const condition of filter) {
      if ('under' in condition) {
        if (condition.field === 'id') found = id;
        else
          await database
            .db(entity.name)
            .where({ id })
            .update({ [condition.field]: broker });
      }
      if ('through' in condition) {
        const row = await database.db(entity.name).where({ id }).first(condition.field);
        found = await putUnder(entities[condition.through], row[condition.field], condition.where, broker);
      }
    }
    return found;
  }

  /** Rows that only a broker may change are assigned to the insider's broker. */
  async function putWithinReach(entity: AnyEntity, row: KnownRow, { broker }: Partial<Actor>) {
    const { update } = entity.permissions.Owner ?? {};
    if (entity.scope === 'instance' && isReach(update) && !update.own)
      await putUnder(entity, row.id, update.beyond, broker ?? newId());
  }

  return {
    accounts,
    database,
    homeOf,
    rowIn,
    rowFor,
    sharedRow,
    run,
    draftLike,
    satisfy,
    putOutside,
    putUnder,
    putWithinReach,
  };
}

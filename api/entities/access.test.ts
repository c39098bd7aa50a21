import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { entities, entityList } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/ids';
import {
  type Actor,
  type Condition,
  isReach,
  type Operation,
  operations,
  type Right,
  type Role,
  type RowFilter,
  rightInside,
  rightOf,
  roles,
} from '@plumbline/resources/permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../testing/database';
import { actorOf, build, buildAccount, callAs } from '../testing/factories';
import { createRecord } from './createRecord';
import { deleteRecord } from './deleteRecord';
import { getRecord } from './getRecord';
import { listHistory } from './history';
import { listRecords } from './listRecords';
import type { Row } from './rowMapper';
import { updateRecord } from './updateRecord';

const database = useTestDatabase();
const accounts = { own: '', foreign: '' };

beforeAll(async () => {
  accounts.own = await buildAccount(database.db);
  accounts.foreign = await buildAccount(database.db);
});

const isProvider = (role: Role) => role === 'ProviderAdmin' || role === 'ProviderSupport';
const homeOf = (role: Role) => (isProvider(role) ? CATALOGUE_ID : accounts.own);
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => String(error.code ?? error),
  );

/** A row of the account and the ids a person must be, or be permitted, to pass the row filters of its entity. */
async function rowIn(
  instance: string,
  entity: AnyEntity,
): Promise<{ row: Row & { id: string }; insider: Partial<Actor> }> {
  const home = entity.scope === 'person' ? CATALOGUE_ID : entity.scope === 'account' ? newId() : instance;
  const row: Row & { id: string } =
    entity.scope === 'account'
      ? {
          ...(await build(database.db, instance, 'instances', { id: instance }).catch(() =>
            getRecord(callAs(database.db, actorOf(instance)), entity, instance),
          )),
          id: instance,
        }
      : await build(database.db, home, entity.name);
  const audit = row.audit ? await database.db('audits').where({ id: row.audit }).first() : undefined;
  const set = row.licenseSet
    ? await database.db('licenseSets').where({ id: row.licenseSet }).first()
    : undefined;
  const broker = String(row.broker ?? set?.broker ?? row.id);
  const text = (value: unknown) => (typeof value === 'string' ? [value] : []);
  return {
    row,
    insider: {
      user: String(row.user ?? row.id),
      contact: String(row.auditor ?? row.responsible ?? audit?.auditor ?? newId()),
      locations: [...text(row.location), row.id],
      categories: text(row.category),
      broker,
      brokers: [broker],
    },
  };
}

const run: Record<
  Operation,
  (actor: Actor, entity: AnyEntity, row: Row & { id: string }) => Promise<unknown>
> = {
  read: (actor, entity, row) => getRecord(callAs(database.db, actor), entity, row.id),
  create: async (actor, entity, row) =>
    createRecord(callAs(database.db, actor), entity, await draftLike(actor.instance, entity, row)),
  update: (actor, entity, row) => updateRecord(callAs(database.db, actor), entity, row.id, {}),
  delete: (actor, entity, row) => deleteRecord(callAs(database.db, actor), entity, row.id),
};

// A fresh row of the factory, taken away again, is a valid draft for the entity.
async function draftLike(instance: string, entity: AnyEntity, row: Row): Promise<Row> {
  const fresh =
    entity.scope === 'account'
      ? { companyName: 'Account', instanceType: 'AUDITOR' }
      : await build(database.db, entity.scope === 'person' ? CATALOGUE_ID : instance, entity.name);
  if ('id' in fresh) await database.db(entity.name).where({ id: fresh.id }).delete();
  const sendable = Object.entries(entity.fields).filter(
    ([, field]) => !field.readOnly && (!field.providerOnly || instance === CATALOGUE_ID),
  );
  const values: Row = fresh;
  const kept = Object.fromEntries(
    sendable
      .map(([name]) => [name, values[name]])
      .filter(([, value]) => value !== null && value !== undefined),
  );
  // Filters look at these; a draft for the insider must lie where the insider may write.
  for (const name of ['location', 'auditor', 'audit', 'planning', 'broker', 'licenseSet'])
    if (name in kept && row[name]) kept[name] = row[name];
  return kept;
}

/** Who the row itself names as the one who may. */
const named = (right: readonly Condition[], row: Row): Partial<Actor> =>
  Object.fromEntries(
    right.flatMap((condition) =>
      'is' in condition && row[condition.field] ? [[condition.is, row[condition.field]]] : [],
    ),
  );

/** Gives the row the values the filter asks for. */
async function satisfy(entity: AnyEntity, row: Row, right: readonly Condition[]): Promise<void> {
  for (const condition of right)
    if ('equals' in condition)
      await database
        .db(entity.name)
        .where({ id: row.id })
        .update({ [condition.field]: condition.equals });
}

const canBeWritten = (entity: AnyEntity, operation: Operation) =>
  operation === 'read' || !entity.commandsOnly;
/** What the definition says of this actor; `rightOf` has its own tests. */
const rightFor = (entity: AnyEntity, operation: Operation, actor: Actor) =>
  canBeWritten(entity, operation) ? rightOf(entity, operation, actor) : undefined;

/** Puts the row where the filter does not reach it, as far as that is a matter of the row and not of the person. */
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
    if ('through' in condition) {
      const row = await database.db(entity.name).where({ id }).first(condition.field);
      await putOutside(entities[condition.through], row[condition.field], condition.where);
    }
  }
}

/** Gives the row to this broker, or says that it is that broker. */
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

describe.each(entityList.map((entity) => [entity.name, entity] as const))('%s', (_name, entity) => {
  describe.each(roles)('as %s', (role) => {
    it.each(operations)('%s in the own account follows the definition', async (operation) => {
      const { row, insider } = await rowIn(homeOf(role), entity);
      const stated: Right | undefined = entity.permissions[role]?.[operation];
      const isConditional = typeof stated === 'object';
      // Who has rights beyond the account alone has them on own rows, too, where these are under the broker.
      if (isReach(stated) && !stated.own)
        await putUnder(entity, row.id, stated.beyond, insider.broker ?? newId());
      const filter = Array.isArray(stated) ? stated : [];
      await satisfy(entity, row, filter);
      const actor = actorOf(homeOf(role), role, isConditional ? { ...insider, ...named(filter, row) } : {});
      const right = rightFor(entity, operation, actor);
      const result = await outcome(run[operation](actor, entity, row));
      if (right === undefined) expect(result).toBe('FORBIDDEN');
      else if (operation === 'delete' && result === 'IN_USE') expect(right).toBeDefined();
      else expect(result).toBe('done');
    });

    it.each(operations.filter((operation) => operation !== 'create'))(
      '%s is refused outside the row filter',
      async (operation) => {
        const { row } = await rowIn(homeOf(role), entity);
        const outsider = actorOf(homeOf(role), role, {
          locations: [newId()],
          categories: [newId()],
          broker: newId(),
          brokers: [newId()],
        });
        const right = rightFor(entity, operation, outsider);
        const inside = rightInside(right);
        if (Array.isArray(inside)) await putOutside(entity, row.id, inside);
        const result = await outcome(run[operation](outsider, entity, row));
        const hasNothingOfItsOwn = isReach(right) && inside === undefined;
        if (hasNothingOfItsOwn || Array.isArray(inside)) expect(['NOT_FOUND', 'FORBIDDEN']).toContain(result);
        else expect(result === 'FORBIDDEN').toBe(right === undefined);
      },
    );

    it.each(operations)('%s never reaches a foreign account', async (operation) => {
      const { row, insider } = await rowIn(accounts.foreign, entity);
      // Even with every id of the foreign row among the permissions, but as another broker's.
      const strangers = { ...insider, broker: newId(), brokers: [newId()] };
      const actor = actorOf(homeOf(role), role, entity.scope === 'person' ? {} : strangers);
      const right = rightFor(entity, operation, actor);
      const before = await database.db(entity.name).where({ id: row.id }).first();
      if (right === 'anywhere')
        return expect(await outcome(run[operation](actor, entity, row))).toBe(
          operation === 'create' ? 'done' : 'done',
        );
      if (operation === 'create') {
        const draft = { ...(await draftLike(homeOf(role), entity, {})), id: row.id };
        expect(['FORBIDDEN', 'DUPLICATE_ID', 'INVALID']).toContain(
          await outcome(createRecord(callAs(database.db, actor), entity, draft)),
        );
      } else {
        expect(['FORBIDDEN', 'NOT_FOUND']).toContain(await outcome(run[operation](actor, entity, row)));
      }
      expect(await database.db(entity.name).where({ id: row.id }).first()).toEqual(before);
    });

    const reaching = operations.filter((operation) => isReach(entity.permissions[role]?.[operation]));
    it.each(reaching.filter((operation) => operation !== 'create'))(
      '%s reaches rows of accounts under the own broker, and of no other',
      async (operation) => {
        const right: Right | undefined = entity.permissions[role]?.[operation];
        const { row } = await rowIn(accounts.foreign, entity);
        if (!isReach(right)) throw new Error('Only such rights are walked here.');
        const broker = await putUnder(entity, row.id, right.beyond, newId());
        const as = (brokers: string[]) => actorOf(homeOf(role), role, { brokers, broker: newId() });
        expect(['FORBIDDEN', 'NOT_FOUND']).toContain(
          await outcome(run[operation](as([newId()]), entity, row)),
        );
        expect(['FORBIDDEN', 'NOT_FOUND']).toContain(await outcome(run[operation](as([]), entity, row)));
        expect(['done', 'IN_USE']).toContain(
          await outcome(run[operation](as([newId(), broker]), entity, row)),
        );
      },
    );

    it('lists, counts, searches and history stay within the account', async () => {
      const { row, insider } = await rowIn(accounts.foreign, entity);
      const strangers = { ...insider, broker: newId(), brokers: [newId()] };
      const actor = actorOf(homeOf(role), role, entity.scope === 'person' ? {} : strangers);
      const right = rightFor(entity, 'read', actor);
      if (right === 'anywhere')
        return expect(
          await outcome(
            listRecords(callAs(database.db, actorOf(homeOf(role), role)), entity, {
              filter: { id: [row.id] },
            }),
          ),
        ).toBe('done');
      const call = callAs(database.db, actor);
      if (right === undefined) {
        expect(await outcome(listRecords(call, entity))).toBe('FORBIDDEN');
        expect(await outcome(listHistory(call, entity, row.id))).toBe('FORBIDDEN');
        return;
      }
      expect(await listRecords(call, entity, { filter: { id: [row.id] }, range: [0, 9] })).toEqual({
        rows: [],
        total: 0,
      });
      expect(await outcome(listHistory(call, entity, row.id))).toBe('NOT_FOUND');
      const { rows } = await listRecords(call, entity);
      const reachable = [
        homeOf(role),
        ...(entity.scope === 'instance' || entity.scope === 'account' ? [] : [CATALOGUE_ID]),
      ];
      for (const one of rows) expect(reachable).toContain(one.instance);
    });
  });
});

const anOwnerMaySend = (entity: AnyEntity, name: string) =>
  entity.permissions.Owner?.update !== undefined &&
  !entity.fields[name]?.providerOnly &&
  !entity.fields[name]?.brokerOnly;

describe('every reference', () => {
  const pointers = entityList
    .flatMap((entity) =>
      Object.entries(entity.fields)
        .filter(([, field]) => field.type === 'reference' && !field.readOnly)
        .map(
          ([name, field]) =>
            [entity.name, name, field.type === 'reference' ? field.to : entity.name] as const,
        ),
    )
    .filter(
      ([name, field, to]) =>
        !entities[name].commandsOnly &&
        anOwnerMaySend(entities[name], field) &&
        entities[to].scope !== 'account' &&
        entities[to].scope !== 'person',
    );

  it.each(pointers)('%s.%s refuses a foreign id', async (name, field, to) => {
    const { row: theirs } = await rowIn(accounts.foreign, entities[to]);
    const { row: ours, insider } = await rowIn(accounts.own, entities[name]);
    const { broker = null, brokers = [] } = insider;
    const owner = callAs(database.db, actorOf(accounts.own, 'Owner', { broker, brokers }));
    const error = await updateRecord(owner, entities[name], ours.id, { [field]: theirs.id }).catch(
      (problem) => problem,
    );
    expect(error).toMatchObject({
      code: 'INVALID',
      errors: { [field]: { message: 'validation.referenceMissing' } },
    });
  });
});

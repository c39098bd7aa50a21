import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import {
  type Actor,
  type Condition,
  isReach,
  type Operation,
  operations,
  type Right,
  rightInside,
  rightOf,
  roles,
} from '@plumbline/resources/language/permissions';
import { describe, expect, it } from 'vitest';
import { createRecord } from '../../entities/createRecord';
import { listHistory } from '../../entities/history';
import { listRecords } from '../../entities/listRecords';
import type { Row } from '../../entities/rowMapper';
import { actorOf, callAs } from './factories';
import { type AccessWorld, forWhom, needsHook } from './useAccessWorld';

/** Entity × role × operation × account: the outcome follows the definition, and no other account's row is reached. */
export function walkAccess(entity: AnyEntity, world: AccessWorld): void {
  const { accounts, database, homeOf, rowIn, rowFor, sharedRow } = world;
  const { run, draftLike, satisfy, putOutside, putUnder } = world;
  describe.each(roles)('as %s', (role) => {
    /** A row of the own account, and who may do this to it if anybody of the role may. */
    async function ownCase(operation: Operation): Promise<{ row: Row & { id: string }; actor: Actor }> {
      const stated: Right | undefined = entity.permissions[role]?.[operation];
      const { row, insider } = await rowFor(homeOf(role), entity, { operation, right: stated });
      const isConditional = typeof stated === 'object';
      // Rights beyond the account only (`!own`) apply to own rows if these belong to the broker.
      if (isReach(stated) && !stated.own)
        await putUnder(entity, row.id, stated.beyond, insider.broker ?? newId());
      const filter = Array.isArray(stated) ? stated : [];
      await satisfy(entity, row, { right: filter, broker: insider.broker ?? undefined });
      // If the server sets a new row's location, no draft can choose a permitted one.
      const isPlaced = filter.every(({ field }) => field !== 'location' || !entity.fields.location?.readOnly);
      const places = operation === 'create' && !isPlaced ? { locations: 'all' as const } : {};
      const actor = actorOf(
        homeOf(role),
        role,
        isConditional ? { ...insider, ...named(filter, row, operation), ...places } : {},
      );
      return { row, actor };
    }

    it.each(operations)('%s in the own account follows the definition', async (operation) => {
      const { row, actor } = await ownCase(operation);
      const right = rightFor(entity, operation, actor);
      const result = await outcome(run[operation](actor, entity, row));
      if (right === undefined || needsHook(entity, operation, right)) expect(result).toBe('FORBIDDEN');
      else if (operation === 'delete' && result === 'IN_USE') expect(right).toBeDefined();
      else expect(result).toBe('done');
    });

    it.each(operations.filter((operation) => operation !== 'create'))(
      '%s is refused outside the row filter',
      async (operation) => {
        const outsider = actorOf(homeOf(role), role, {
          locations: [newId()],
          categories: [newId()],
          broker: newId(),
          brokers: [newId()],
        });
        const right = rightFor(entity, operation, outsider);
        const inside = rightInside(right);
        const { row } = await rowFor(homeOf(role), entity, { operation, right });
        if (Array.isArray(inside)) await putOutside(entity, row.id, inside);
        const result = await outcome(run[operation](outsider, entity, row));
        const hasNothingOfItsOwn = isReach(right) && inside === undefined;
        if (hasNothingOfItsOwn || Array.isArray(inside)) expect(['NOT_FOUND', 'FORBIDDEN']).toContain(result);
        else expect(result === 'FORBIDDEN').toBe(right === undefined);
      },
    );

    it.each(operations)('%s never reaches a foreign account', async (operation) => {
      const { row, insider } = await sharedRow(accounts.foreign, entity);
      // With all ids of the foreign row among the permissions, but another broker.
      const strangers = { ...insider, broker: newId(), brokers: [newId()] };
      const actor = actorOf(homeOf(role), role, entity.scope === 'person' ? {} : strangers);
      const right = rightFor(entity, operation, actor);
      if (right === 'anywhere') {
        const theirs = await rowFor(accounts.foreign, entity, { operation, right });
        return expect(await outcome(run[operation](actor, entity, theirs.row))).toBe('done');
      }
      const before = await database.db(entity.name).where({ id: row.id }).first();
      if (operation === 'create') {
        // All else of the new row is right in the own account: only its id can be refused.
        const ours = await ownCase(operation);
        const draft = {
          ...(await draftLike(ours.actor, entity, ours.row)),
          ...forWhom(ours.actor, entity, ours.row),
          id: row.id,
        };
        const isAllowed = right !== undefined && !needsHook(entity, operation, right);
        expect(await outcome(createRecord(callAs(database.db, ours.actor), entity, draft))).toBe(
          isAllowed ? 'DUPLICATE_ID' : 'FORBIDDEN',
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
      const { row, insider } = await sharedRow(accounts.foreign, entity);
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
}

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => String(error.code ?? error),
  );

/** The actor the row itself names as permitted. */
const named = (right: readonly Condition[], row: Row, operation: Operation): Partial<Actor> =>
  Object.fromEntries(
    right.flatMap((condition) => {
      if (!('is' in condition)) return [];
      if (row[condition.field]) return [[condition.is, row[condition.field]]];
      return condition.is === 'contact' && operation !== 'create' ? [[condition.is, row.id]] : [];
    }),
  );

const canBeWritten = (entity: AnyEntity, operation: Operation) =>
  operation === 'read' || !entity.commandsOnly;
/** The right by definition; `rightOf` has its own tests. */
const rightFor = (entity: AnyEntity, operation: Operation, actor: Actor) =>
  canBeWritten(entity, operation) ? rightOf(entity, operation, actor) : undefined;

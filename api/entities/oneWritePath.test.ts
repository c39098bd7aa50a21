import { entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field } from '@plumbline/resources/language/fields/field';
import { isText } from '@plumbline/resources/language/fields/types/text';
import { newId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, it } from 'vitest';
import { rehearse } from '../base/database/transact';
import { ApiError } from '../base/errors/errors';
import { configureCatalogue } from '../domains/catalogue/configureCatalogue';
import { configureContacts } from '../domains/contacts/configureContacts';
import { configureCustomFields } from '../domains/customFields/configureCustomFields';
import { configureEquipments } from '../domains/equipments/configureEquipments';
import { configureTasks } from '../domains/tasks/configureTasks';
import { badValuesOf, sendableFields } from '../platform/testing/badValues';
import { useTestDatabase } from '../platform/testing/database';
import { actorOf, callAs, systemCall } from '../platform/testing/factories';
import { useAccessWorld } from '../platform/testing/useAccessWorld';
import { currentChangeNumbers } from './changeNumber';
import { createRecord } from './createRecord';
import { findRecord } from './getRecord';
import type { TransactionCall } from './hooks';
import { type Row, rowMapper } from './rowMapper';
import { updateRecord } from './updateRecord';
import { lockAccount, writeMany } from './writeMany';

const database = useTestDatabase();
const world = useAccessWorld(database);

beforeAll(() => {
  configureCatalogue();
  configureContacts();
  configureCustomFields();
  configureEquipments();
  configureTasks();
});

type Known = Row & { id: string };
interface Asked {
  entity: AnyEntity;
  /** The row to change; without it one is created. */
  row?: Known;
  values: Row;
}
type Form = (call: TransactionCall, asked: Asked) => Promise<string>;

const single: Form = async (call, { entity, row, values }) => {
  const written = await (row
    ? updateRecord(call, entity, row.id, values)
    : createRecord(call, entity, values));
  const { changeNumber: _number, ...stored } =
    (await findRecord(asItself(call), entity, String(written.id))) ?? {};
  const { changeNumber: _told, ...told } = written;
  // What is answered is what is stored, though nothing was read back.
  expect(told).toEqual(stored);
  return String(written.id);
};

const bulk: Form = async (call, { entity, row, values }) => {
  await lockAccount(call, entity);
  const [known] = row ? await call.db(entity.name).where({ id: row.id }) : [];
  const before = known ? rowMapper(entity).read(known) : null;
  const [outcome] = await writeMany(call, entity, [{ before, values }]);
  if (!outcome || outcome.outcome === 'refused') throw outcome?.error ?? new Error('no outcome');
  return outcome.id;
};

const asItself = (call: TransactionCall): TransactionCall => ({ ...call, isSystem: true });

/** What a form leaves: the row, its history and numbers from the counter's on, or what it is refused for. All is undone. */
async function traceOf(form: Form, call: (db: Knex.Transaction) => TransactionCall, asked: Asked) {
  const { entity, row } = asked;
  return rehearse(database.db, async (trx) => {
    const inner = call(trx);
    const [start = 0] = await currentChangeNumbers(trx, [inner.actor.instance]);
    try {
      const id = await form(inner, asked);
      const [stored] = await trx(entity.name).where({ id });
      const history = await trx('history')
        .where({ resource: entity.name, recordId: id })
        .orderBy('changeNumber');
      const [end = 0] = await currentChangeNumbers(trx, [inner.actor.instance]);
      const told = JSON.stringify({ stored, history });
      return {
        numbers: end - start,
        ...JSON.parse(row ? told : told.replaceAll(id, 'ID')),
      };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { code, errors } = error;
      return { code, errors };
    }
  });
}

// Nothing that is tried here stays, so that one row of each entity does for all.
const kept = new Map<string, ReturnType<typeof world.rowIn>>();
function rowOf(entity: AnyEntity): ReturnType<typeof world.rowIn> {
  const known = kept.get(entity.name) ?? world.rowIn(world.accounts.own, entity);
  kept.set(entity.name, known);
  return known;
}

/** All that the row holds, as another row may hold it. */
const likeRow = (entity: AnyEntity, row: Known): Row =>
  Object.fromEntries(
    Object.entries(entity.fields)
      .filter(
        ([name, { customKey }]) => customKey === undefined && row[name] !== null && row[name] !== undefined,
      )
      .map(([name, field]) => [name, field.unique ? anotherLike(field, row[name]) : row[name]]),
  );

const anotherLike = (field: Field, value: unknown): unknown =>
  isText(field) && field.format === undefined ? `${newId()}`.slice(0, field.max) : value;

describe.each(entityList.map((entity) => [entity.name, entity] as const))('%s', (_name, entity) => {
  it('a row and its history are the same, whether it is written by itself or among many', async () => {
    const { row } = await rowOf(entity);
    const call = (db: Knex.Transaction) => ({ ...systemCall(db, String(row.instance)), db });
    const asked: Asked[] = [
      { entity, values: likeRow(entity, row) },
      { entity, values: {} },
      { entity, row, values: {} },
      ...Object.keys(entity.fields).map((name) => ({ entity, row, values: { [name]: null } })),
    ];
    for (const one of asked)
      expect([one.values, await traceOf(bulk, call, one)]).toEqual([
        one.values,
        await traceOf(single, call, one),
      ]);
  });

  it('what refuses a person by itself refuses it among many', async () => {
    const { row, insider } = await rowOf(entity);
    const actor = actorOf(world.accounts.own, 'Owner', insider);
    const call = (db: Knex.Transaction) => ({ ...callAs(db, actor), db });
    for (const [name, field] of sendableFields(entity))
      for (const { value } of badValuesOf(field))
        for (const one of [
          { entity, row, values: { [name]: value } },
          { entity, values: { [name]: value } },
        ])
          expect([name, value, await traceOf(bulk, call, one)]).toEqual([
            name,
            value,
            await traceOf(single, call, one),
          ]);
  });
});

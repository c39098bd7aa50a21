import { entities, entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field } from '@plumbline/resources/language/fields/field';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { isReferences } from '@plumbline/resources/language/fields/types/references';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import {
  type Actor,
  isReach,
  maySet,
  type Operation,
  rightOf,
} from '@plumbline/resources/language/permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import { configureCatalogue } from '../domains/catalogue/configureCatalogue';
import { configureContacts } from '../domains/contacts/configureContacts';
import { configureCustomFields } from '../domains/customFields/configureCustomFields';
import { configureEquipments } from '../domains/equipments/configureEquipments';
import { configureTasks } from '../domains/tasks/configureTasks';
import { badValuesOf, sendableFields } from '../platform/testing/badValues';
import { useTestDatabase } from '../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../platform/testing/factories';
import { forWhom, useAccessWorld } from '../platform/testing/useAccessWorld';
import { createRecord } from './createRecord';
import type { Row } from './rowMapper';
import { updateRecord } from './updateRecord';

const database = useTestDatabase();
const world = useAccessWorld(database);
const { accounts } = world;

beforeAll(() => {
  configureCatalogue();
  configureContacts();
  configureCustomFields();
  configureEquipments();
  configureTasks();
});

type Known = Row & { id: string };
const kept = new Map<string, { row: Known; insider: Partial<Actor> }>();

// Rows are shared between the fields of an entity: nothing that is refused changes them.
async function rowOf(entity: AnyEntity, instance: string) {
  const key = `${entity.name} ${instance}`;
  const known = kept.get(key) ?? (await world.rowIn(instance, entity));
  if (!kept.has(key)) await world.putWithinReach(entity, known.row, known.insider);
  kept.set(key, known);
  return known;
}

/** What the provider alone writes lies with the provider. */
const whereWritten = ({ permissions, scope }: AnyEntity): string =>
  scope === 'catalogue' && !permissions.Owner?.update && permissions.ProviderAdmin?.update === true
    ? CATALOGUE_ID
    : accounts.own;

const isWritten = (entity: AnyEntity) =>
  !entity.commandsOnly &&
  Object.values(entity.permissions).some((rights) => rights?.update || rights?.create);

/** Somebody who may write the row and set the field; undefined: nobody may. */
function writer(entity: AnyEntity, field: Field, operation: Operation, insider: Partial<Actor>) {
  const { own } = accounts;
  const { user, broker = null, brokers = [] } = insider;
  const candidates = [
    actorOf(own, 'Owner', { ...(user ? { user } : {}), broker, brokers }),
    actorOf(own, 'Owner', { ...insider, instanceType: 'BROKER' }),
    actorOf(CATALOGUE_ID, 'ProviderAdmin'),
  ];
  return candidates.find((actor) => rightOf(entity, operation, actor) !== undefined && maySet(field, actor));
}

const problem = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'accepted',
    (error) =>
      error.code === 'INVALID' ? Object.keys(error.errors ?? {}).join() : String(error.code ?? error),
  );

interface Trial {
  entity: AnyEntity;
  name: string;
  field: Field;
  value: unknown;
}

/** What the API answers, in a change and in a new row; only what is not an error at exactly this field. */
async function wrongAnswers({ entity, name, field, value }: Trial, as: string): Promise<string[]> {
  const { row, insider } = await rowOf(entity, whereWritten(entity));
  const answers: string[] = [];
  for (const operation of ['update', 'create'] as const) {
    const actor = writer(entity, field, operation, insider);
    if (!actor) continue;
    const call = callAs(database.db, actor);
    const answer = await problem(
      operation === 'update'
        ? updateRecord(call, entity, row.id, { ...needed(entity, field), [name]: value })
        : createRecord(call, entity, {
            ...draftOf(entity, actor, row),
            ...needed(entity, field),
            [name]: value,
          }),
    );
    if (answer !== name) answers.push(`${operation} ${name} ${as}: ${answer}`);
  }
  return answers;
}

/** Values with which a row has the field. */
const needed = ({ fields }: AnyEntity, field: Field): Row =>
  Object.fromEntries(
    // What follows from other rows nobody sends.
    Object.entries(field.when ?? {}).flatMap(([name, wanted]) =>
      name in fields ? [[name, [wanted].flat()[0]]] : [],
    ),
  );

/** The row's own values, as far as this person may send them. */
const draftOf = (entity: AnyEntity, actor: Actor, row: Known): Row => ({
  ...forWhom(actor, entity, row),
  ...Object.fromEntries(
    sendableFields(entity)
      .filter(([name, field]) => row[name] !== null && maySet(field, actor))
      .map(([name]) => [name, row[name]]),
  ),
});

const written = entityList.filter(isWritten);

describe.each(written.map((entity) => [entity.name, entity] as const))('%s', (_name, entity) => {
  it('names the field whose value is too long, of the wrong type or format', async () => {
    const answers: string[] = [];
    for (const [name, field] of sendableFields(entity))
      for (const { as, value } of badValuesOf(field))
        answers.push(...(await wrongAnswers({ entity, name, field, value }, as)));
    expect(answers).toEqual([]);
  });

  const pointers = sendableFields(entity).flatMap(([name, field]) =>
    isReference(field) || isReferences(field) ? [{ name, field }] : [],
  );
  const valueFor = (field: Field, id: string) => (isReferences(field) ? [id] : id);

  if (pointers.length > 0)
    it('names the field that points at a foreign, deleted or archived row', async () => {
      const answers: string[] = [];
      for (const { name, field } of pointers) {
        const to = entities[field.to];
        const trial = (id: string, as: string) =>
          wrongAnswers({ entity, name, field, value: valueFor(field, id) }, as);
        if (to.scope === 'instance' && entity.scope === 'instance')
          answers.push(...(await trial((await rowOf(to, accounts.foreign)).row.id, 'foreign')));
        answers.push(...(await trial(await goneRow(to), 'deleted')));
        if (to.retired) answers.push(...(await trial(await retiredRow(to), 'archived')));
      }
      expect(answers).toEqual([]);
    });

  const { create } = entity.permissions.Owner ?? {};
  const demanded = isReach(create) && !create.own ? create.beyond.map(({ field }) => field) : [];
  if (demanded.length > 0)
    it('asks a broker for whom a new row is', async () => {
      const { row, insider } = await rowOf(entity, accounts.own);
      const actor = actorOf(accounts.own, 'Owner', { ...insider, instanceType: 'BROKER' });
      const draft = draftOf(entity, actor, row);
      for (const name of demanded) {
        const rest = Object.fromEntries(Object.entries(draft).filter(([other]) => other !== name));
        await expect(createRecord(callAs(database.db, actor), entity, rest)).rejects.toMatchObject({
          code: 'INVALID',
          errors: { [name]: { message: 'validation.required' } },
        });
      }
    });

  if (entity.tree)
    it('names the field that makes a tree bite its tail', async () => {
      const name = String(entity.tree);
      const field = entity.fields[name];
      if (!field) throw new Error(`${entity.name} has no field ${name}`);
      const { row, insider } = await rowOf(entity, accounts.own);
      const actor = writer(entity, field, 'update', insider);
      if (!actor) throw new Error('Somebody may move a row in its tree.');
      const call = callAs(database.db, actor);
      const below = await build(database.db, accounts.own, entity.name, { [name]: row.id });
      const deeper = await build(database.db, accounts.own, entity.name, { [name]: below.id });
      for (const id of [row.id, below.id, deeper.id])
        await expect(updateRecord(call, entity, row.id, { [name]: id })).rejects.toMatchObject({
          errors: { [name]: { message: 'validation.cycle' } },
        });
    });
});

const homeOf = (entity: AnyEntity) => (entity.scope === 'person' ? CATALOGUE_ID : accounts.own);
const gone = new Map<string, string>();
const retired = new Map<string, string>();

async function goneRow(to: AnyEntity): Promise<string> {
  const id = gone.get(to.name) ?? (await changedRow(to, { deletedAt: new Date() }));
  gone.set(to.name, id);
  return id;
}

async function retiredRow(to: AnyEntity): Promise<string> {
  const id = retired.get(to.name) ?? (await changedRow(to, { ...to.retired }));
  retired.set(to.name, id);
  return id;
}

async function changedRow(to: AnyEntity, values: Row): Promise<string> {
  const { id } =
    to.scope === 'account'
      ? { id: await buildAccount(database.db) }
      : await build(database.db, homeOf(to), to.name);
  await database.db(to.name).where({ id }).update(values);
  return id;
}

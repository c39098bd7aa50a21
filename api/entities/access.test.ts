import { entities, entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { newId } from '@plumbline/resources/language/ids';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../platform/testing/database';
import { actorOf, callAs } from '../platform/testing/factories';
import { useAccessWorld } from '../platform/testing/useAccessWorld';
import { walkAccess } from '../platform/testing/walkAccess';
import { updateRecord } from './updateRecord';

const database = useTestDatabase();
const world = useAccessWorld(database);
const { accounts, rowIn, sharedRow } = world;

describe.each(entityList.map((entity) => [entity.name, entity] as const))('%s', (_name, entity) =>
  walkAccess(entity, world),
);

const anOwnerMaySend = (entity: AnyEntity, name: string) =>
  entity.permissions.Owner?.update !== undefined &&
  !entity.fields[name]?.providerOnly &&
  !entity.fields[name]?.brokerOnly;

describe('every reference', () => {
  const pointers = entityList
    .flatMap((entity) =>
      Object.entries(entity.fields)
        .filter(([, field]) => isReference(field) && !field.readOnly && !field.isLasting)
        .map(([name, field]) => [entity.name, name, isReference(field) ? field.to : entity.name] as const),
    )
    .filter(
      ([name, field, to]) =>
        !entities[name].commandsOnly &&
        anOwnerMaySend(entities[name], field) &&
        entities[to].scope !== 'account' &&
        entities[to].scope !== 'person',
    );

  it.each(pointers)('%s.%s refuses a foreign id', async (name, field, to) => {
    const { row: theirs } = await sharedRow(accounts.foreign, entities[to]);
    const { row: ours, insider } = await rowIn(accounts.own, entities[name]);
    const { broker = null, brokers = [], user = newId() } = insider;
    await world.putWithinReach(entities[name], ours, insider);
    const owner = callAs(database.db, actorOf(accounts.own, 'Owner', { broker, brokers, user }));
    const error = await updateRecord(owner, entities[name], ours.id, { [field]: theirs.id }).catch(
      (problem) => problem,
    );
    expect(error).toMatchObject({
      code: 'INVALID',
      errors: { [field]: { message: 'validation.referenceMissing' } },
    });
  });
});

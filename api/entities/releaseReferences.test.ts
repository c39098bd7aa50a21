import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { describe, expect, it } from 'vitest';
import { restoreRecord } from '../platform/bin/restoreRecord';
import { useTestDatabase } from '../platform/testing/database';
import { actorOf, build, buildAccount, callAs, systemCall } from '../platform/testing/factories';
import { deleteRecord } from './deleteRecord';
import { getRecord } from './getRecord';
import { takeStep } from './takeStep';

const database = useTestDatabase();
const { categories, contacts, locations } = definitions;

async function start() {
  const account = await buildAccount(database.db);
  return { account, call: callAs(database.db, actorOf(account)) };
}

describe('what points at a row that goes', () => {
  it('loses it from a list of ids, and from no list of another account', async () => {
    const { account, call } = await start();
    const [gone, stays] = [
      await build(database.db, account, 'locations'),
      await build(database.db, account, 'locations'),
    ];
    const person = await build(database.db, account, 'contacts', {
      locationAccess: 'restricted',
      permittedLocations: [gone.id, stays.id],
    });
    await deleteRecord(call, locations, gone.id);
    const after = await getRecord(call, contacts, person.id);
    expect(after.permittedLocations).toEqual([stays.id]);
    expect(after.version).toBe(2);
    expect(await database.db('history').where({ recordId: person.id, operation: 'update' })).toHaveLength(1);
  });

  it('stands in the way from within the items of a list', async () => {
    const { account, call } = await start();
    const category = await build(database.db, account, 'categories');
    const regulation = await build(database.db, account, 'auditRegulations');
    await build(database.db, account, 'locations', {
      categoryRegulations: [{ id: newId(), category: category.id, regulation: regulation.id }],
    });
    const refusal = await deleteRecord(call, categories, category.id).catch((error) => error);
    expect(refusal).toMatchObject({
      code: 'IN_USE',
      data: { blockers: [{ resource: 'locations', field: 'categoryRegulations', count: 1 }] },
    });
  });

  it('lets go of a row of the shared catalogue also where the account was terminated, and takes it back with it', async () => {
    const { account } = await start();
    const provider = callAs(database.db, actorOf(CATALOGUE_ID, 'ProviderAdmin'));
    const category = await build(database.db, CATALOGUE_ID, 'categories');
    const person = await build(database.db, account, 'contacts', { permittedCategories: [category.id] });
    await takeStep(provider, definitions.instances, account, { name: 'resign', args: {} });
    const permitted = async () =>
      (await getRecord(systemCall(database.db, account), contacts, person.id)).permittedCategories;
    await deleteRecord(provider, categories, category.id);
    expect(await permitted()).toEqual([]);
    await restoreRecord(provider, categories, category.id);
    expect(await permitted()).toEqual([category.id]);
  });

  it('is kept in a list nobody may set', async () => {
    const { account, call } = await start();
    const category = await build(database.db, account, 'categories');
    const planning = await build(database.db, account, 'auditPlannings', { categories: [category.id] });
    await deleteRecord(call, categories, category.id);
    expect((await getRecord(call, definitions.auditPlannings, planning.id)).categories).toEqual([
      category.id,
    ]);
  });
});

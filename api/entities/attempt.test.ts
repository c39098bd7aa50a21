import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase } from '../base/database/connectDatabase';
import { configureEquipments } from '../domains/equipments/configureEquipments';
import { useTestDatabase } from '../platform/testing/database';
import { actorOf, build, buildAccount, callAs, systemCall } from '../platform/testing/factories';
import { type Call, inTransaction } from './call';
import { currentChangeNumbers } from './changeNumber';
import { createRecord } from './createRecord';
import { deleteRecord } from './deleteRecord';
import { registerHooks } from './hooks';
import type { Row } from './rowMapper';
import { updateRecord } from './updateRecord';

const database = useTestDatabase();
const { equipments, locations } = definitions;
let account: string;
let owner: Call;
let location: string;
let product: string;
/** Runs between the look-ups of the next write and its locking of the account. */
let meanwhile: (() => Promise<unknown>) | undefined;

beforeAll(() => {
  configureEquipments();
  registerHooks('equipments', {
    beforeWrite: async () => {
      const work = meanwhile;
      meanwhile = undefined;
      await work?.();
    },
  });
});
beforeEach(async () => {
  account = await buildAccount(database.db);
  location = (await build(database.db, account, 'locations')).id;
  product = (await build(database.db, account, 'products')).id;
  owner = callAs(database.db, actorOf(account));
});

const draft = (more: Row = {}): Row => ({ identNumber: newId(), product, location, ...more });
const create = (more?: Row) => createRecord(owner, equipments, draft(more));
/** As another process does it, of which this one hears nothing. */
async function elsewhere(work: (call: Call) => Promise<unknown>): Promise<void> {
  const db = connectDatabase(database.url, { poolSize: 2 });
  await work({ ...owner, db });
  await db.destroy();
}
const system = (call: Call): Call => ({ ...systemCall(database.db, account), db: call.db });

describe('what is looked up before the account is locked', () => {
  it('refuses a place that was deleted after it had been found', async () => {
    const closed = (await build(database.db, account, 'locations')).id;
    const { id } = await create({ location: closed });
    await updateRecord(system(owner), equipments, String(id), { location });
    // Known by now.
    const other = await create({ location: closed });
    await updateRecord(system(owner), equipments, String(other.id), { location });
    meanwhile = () => elsewhere((call) => deleteRecord(call, locations, closed));
    await expect(create({ location: closed })).rejects.toMatchObject({
      errors: { location: { message: 'validation.referenceMissing' } },
    });
  });

  it('takes the category that the model was given meanwhile', async () => {
    await create();
    const category = (await build(database.db, account, 'categories')).id;
    meanwhile = () => elsewhere((call) => updateRecord(call, definitions.products, product, { category }));
    expect(await create()).toMatchObject({ category });
  });

  it('finds a place that was missing when it was last asked for', async () => {
    const id = newId();
    await expect(create({ location: id })).rejects.toMatchObject({ code: 'INVALID' });
    await elsewhere((call) => createRecord(call, locations, { id, name: 'New' }));
    expect(await create({ location: id })).toMatchObject({ location: id });
  });

  it('hears of a change of the shared catalogue before the next write', async () => {
    const shared = (await build(database.db, CATALOGUE_ID, 'products')).id;
    await create({ product: shared });
    const category = (await build(database.db, CATALOGUE_ID, 'categories')).id;
    await elsewhere(({ db }) =>
      updateRecord({ ...systemCall(database.db, CATALOGUE_ID), db }, definitions.products, shared, {
        category,
      }),
    );
    expect(await create({ product: shared })).toMatchObject({ category });
  });
});

describe('a row that another writer changes between its reading and its writing', () => {
  it('keeps both changes', async () => {
    const { id } = await create();
    meanwhile = () => elsewhere((call) => updateRecord(call, equipments, String(id), { comment: 'theirs' }));
    expect(await updateRecord(owner, equipments, String(id), { place: 'mine' })).toMatchObject({
      place: 'mine',
      comment: 'theirs',
      version: 3,
    });
  });

  it('is refused with the current row where a version was named', async () => {
    const { id } = await create();
    meanwhile = () => elsewhere((call) => updateRecord(call, equipments, String(id), { comment: 'theirs' }));
    await expect(updateRecord(owner, equipments, String(id), { place: 'mine' }, 1)).rejects.toMatchObject({
      code: 'STALE_VERSION',
      data: { current: { comment: 'theirs', version: 2 } },
    });
  });

  it('is not written again once it is deleted', async () => {
    const { id } = await create();
    meanwhile = () => elsewhere((call) => deleteRecord(call, equipments, String(id)));
    await expect(updateRecord(owner, equipments, String(id), { place: 'mine' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

it('a row that a hook of the same transaction wrote as well is written all the same', async () => {
  const { id } = await create();
  const written = await inTransaction(owner, async (call) => {
    meanwhile = () => updateRecord(system(call), equipments, String(id), { place: 'Hala 2' });
    return updateRecord(call, equipments, String(id), { comment: 'Wyczyszczono' });
  });
  expect(written).toMatchObject({ comment: 'Wyczyszczono' });
  const [stored] = await database.db('equipments').where({ id });
  expect(stored).toMatchObject({ place: 'Hala 2', comment: 'Wyczyszczono' });
});

it('many writers at once leave numbers without gaps, each with its entry', async () => {
  const [start = 0] = await currentChangeNumbers(database.db, [account]);
  const rows = await Promise.all(Array.from({ length: 20 }, () => create()));
  await Promise.all(rows.map(({ id }) => updateRecord(owner, equipments, String(id), { place: 'P' })));
  const numbers: number[] = await database
    .db('history')
    .where({ instance: account })
    .where('changeNumber', '>', start)
    .orderBy('changeNumber')
    .pluck('changeNumber');
  expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => start + 1 + index));
  const [end] = await currentChangeNumbers(database.db, [account]);
  expect(end).toBe(start + 40);
  const stored: number[] = await database.db('equipments').where({ instance: account }).pluck('changeNumber');
  expect(new Set(stored).size).toBe(20);
});

it('more writers than connections never wait for each other in vain', async () => {
  const db = connectDatabase(database.url, { poolSize: 2 });
  const call = { ...owner, db };
  const rows = await Promise.all(Array.from({ length: 12 }, () => createRecord(call, equipments, draft())));
  expect(rows).toHaveLength(12);
  await db.destroy();
});

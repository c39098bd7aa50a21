import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../platform/testing/factories';
import { currentChangeNumbers } from './changeNumber';
import { createRecord } from './createRecord';
import { deleteRecord } from './deleteRecord';
import { getRecord } from './getRecord';
import { listHistory } from './history';
import { listRecords } from './listRecords';
import { updateRecord } from './updateRecord';

const database = useTestDatabase();
const { equipments, locations, equipmentOwners, contacts, products } = definitions;
let account: string;
let foreign: string;

beforeAll(async () => {
  account = await buildAccount(database.db);
  foreign = await buildAccount(database.db);
});

const owner = (instance = account) => callAs(database.db, actorOf(instance));
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.code,
  );
const fieldsOf = (work: Promise<unknown>) =>
  work.then(
    () => ({}),
    (error) =>
      Object.fromEntries(
        Object.entries(error.errors ?? {}).map(([k, v]) => [k, (v as { message: string }).message]),
      ),
  );

describe('writing', () => {
  it('stores a row with version 1, a change number and a history entry', async () => {
    const [before] = await currentChangeNumbers(database.db, [account]);
    const row = await createRecord(owner(), equipmentOwners, {
      name: 'Żabka Łódź',
      address: { city: 'Łódź', country: 'PL' },
    });
    expect(row).toMatchObject({
      name: 'Żabka Łódź',
      address: { city: 'Łódź', country: 'PL' },
      version: 1,
      instance: account,
      deletedAt: null,
    });
    expect(row.changeNumber).toBe((before ?? 0) + 1);
    const history = await listHistory(owner(), equipmentOwners, String(row.id));
    expect(history.map(({ operation, version, after }) => ({ operation, version, after }))).toEqual([
      {
        operation: 'create',
        version: 1,
        after: { name: 'Żabka Łódź', address: { city: 'Łódź', country: 'PL' } },
      },
    ]);
  });

  it('refuses a stale version with the current row and leaves it untouched', async () => {
    const { id } = await build(database.db, account, 'equipmentOwners');
    await updateRecord(owner(), equipmentOwners, id, { customerNumber: 'K-1' }, 1);
    const error = await updateRecord(owner(), equipmentOwners, id, { customerNumber: 'K-2' }, 1).catch(
      (problem) => problem,
    );
    expect(error).toMatchObject({
      code: 'STALE_VERSION',
      data: { current: { customerNumber: 'K-1', version: 2 } },
    });
    expect(await getRecord(owner(), equipmentOwners, id)).toMatchObject({
      customerNumber: 'K-1',
      version: 2,
    });
  });

  it('leaves the address that opens an account to the provider', async () => {
    const actor = actorOf(account);
    await build(database.db, CATALOGUE_ID, 'users', { id: actor.user });
    const change = (values: Record<string, unknown>) =>
      updateRecord(callAs(database.db, actor), definitions.users, actor.user, values);
    expect(await fieldsOf(change({ email: 'victim@example.test' }))).toEqual({
      email: 'validation.providerOnly',
    });
    expect(await change({ firstName: 'Anna' })).toMatchObject({ firstName: 'Anna' });
  });

  it('writes nothing when nothing differs', async () => {
    const { id } = await build(database.db, account, 'equipmentOwners', { name: 'Same' });
    await updateRecord(owner(), equipmentOwners, id, { name: 'Same' }, 1);
    expect(await getRecord(owner(), equipmentOwners, id)).toMatchObject({ version: 1 });
    expect(await listHistory(owner(), equipmentOwners, id)).toHaveLength(1);
  });

  it('names every wrong field', async () => {
    const draft = {
      identNumber: '',
      yearOfProduction: 1700,
      qrCode: 'not valid!',
      colour: 'red',
      isLocked: true,
    };
    expect(await fieldsOf(createRecord(owner(), equipments, draft))).toEqual({
      colour: 'validation.unknownField',
      isLocked: 'validation.readOnly',
    });
    const known = { identNumber: '', yearOfProduction: 1700, qrCode: 'not valid!' };
    expect(await fieldsOf(createRecord(owner(), equipments, known))).toEqual({
      identNumber: 'validation.required',
      yearOfProduction: 'validation.min',
      qrCode: 'validation.qrCode',
      product: 'validation.required',
      location: 'validation.required',
    });
  });

  it('keeps ident numbers apart within an owner, and only among the living', async () => {
    const first = await build(database.db, account, 'equipmentOwners');
    const second = await build(database.db, account, 'equipmentOwners');
    const one = await build(database.db, account, 'equipments', { identNumber: 'REG-1', owner: first.id });
    await build(database.db, account, 'equipments', { identNumber: 'REG-1', owner: second.id });
    expect(
      await fieldsOf(build(database.db, account, 'equipments', { identNumber: 'reg-1', owner: first.id })),
    ).toEqual({ identNumber: 'validation.unique' });
    await deleteRecord(owner(), equipments, one.id);
    await expect(
      build(database.db, account, 'equipments', { identNumber: 'REG-1', owner: first.id }),
    ).resolves.toMatchObject({ identNumber: 'REG-1' });
    await build(database.db, account, 'equipments', { identNumber: 'NONE-1' });
    expect(await fieldsOf(build(database.db, account, 'equipments', { identNumber: 'NONE-1' }))).toEqual({
      identNumber: 'validation.unique',
    });
  });

  it('refuses a second row under the same id', async () => {
    const { id } = await build(database.db, account, 'equipmentOwners');
    expect(await codeOf(createRecord(owner(), equipmentOwners, { id, name: 'Twin' }))).toBe('DUPLICATE_ID');
    expect(await codeOf(createRecord(owner(foreign), equipmentOwners, { id, name: 'Twin' }))).toBe(
      'DUPLICATE_ID',
    );
  });

  it('refuses a tree that bites its tail, a missing target, and a target of another owner', async () => {
    const customer = await build(database.db, account, 'equipmentOwners');
    const top = await build(database.db, account, 'locations', { owner: customer.id });
    const below = await build(database.db, account, 'locations', { parent: top.id, owner: customer.id });
    expect(await fieldsOf(updateRecord(owner(), locations, top.id, { parent: below.id }))).toEqual({
      parent: 'validation.cycle',
    });
    expect(await fieldsOf(updateRecord(owner(), locations, below.id, { parent: newId() }))).toEqual({
      parent: 'validation.referenceMissing',
    });
    const elsewhere = await build(database.db, account, 'locations');
    expect(await fieldsOf(updateRecord(owner(), locations, below.id, { parent: elsewhere.id }))).toEqual({
      parent: 'validation.otherOwner',
    });
    expect(await fieldsOf(updateRecord(owner(), locations, elsewhere.id, { parent: top.id }))).toEqual({
      parent: 'validation.ownerFirst',
    });
  });

  it('lets numbers of parallel writers commit without gaps or repeats', async () => {
    const busy = await buildAccount(database.db);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        createRecord(owner(busy), equipmentOwners, { name: `Parallel ${index}` }),
      ),
    );
    const rows: { changeNumber: number }[] = await database
      .db('equipmentOwners')
      .where({ instance: busy })
      .orderBy('changeNumber')
      .select('changeNumber');
    expect(rows.map((row) => Number(row.changeNumber))).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 2),
    );
  });
});

describe('deleting', () => {
  it('names what stands in the way and changes nothing', async () => {
    const location = await build(database.db, account, 'locations');
    await build(database.db, account, 'equipments', { location: location.id });
    const error = await deleteRecord(owner(), locations, location.id).catch((problem) => problem);
    expect(error).toMatchObject({
      code: 'IN_USE',
      data: { blockers: [{ resource: 'equipments', field: 'location', count: 1 }] },
    });
    expect(await getRecord(owner(), locations, location.id)).toMatchObject({ deletedAt: null });
  });

  it('takes along what hangs on the row and empties what merely points there', async () => {
    const customer = await build(database.db, account, 'equipmentOwners');
    const contact = await build(database.db, account, 'contacts', { owner: customer.id });
    const category = await build(database.db, account, 'categories');
    const module = await build(database.db, account, 'textModules', { category: category.id });
    await deleteRecord(owner(), equipmentOwners, customer.id);
    expect(await codeOf(getRecord(owner(), contacts, contact.id))).toBe('NOT_FOUND');
    await deleteRecord(owner(), definitions.categories, category.id);
    expect(await getRecord(owner(), definitions.textModules, module.id)).toMatchObject({ category: null });
  });
});

describe('borders', () => {
  it('answers a foreign row like one that does not exist', async () => {
    const { id } = await build(database.db, foreign, 'equipmentOwners');
    expect(await codeOf(getRecord(owner(), equipmentOwners, id))).toBe('NOT_FOUND');
    expect(await codeOf(updateRecord(owner(), equipmentOwners, id, { name: 'Mine' }))).toBe('NOT_FOUND');
    expect(await codeOf(deleteRecord(owner(), equipmentOwners, id))).toBe('NOT_FOUND');
    expect(await codeOf(listHistory(owner(), equipmentOwners, id))).toBe('NOT_FOUND');
    const { rows } = await listRecords(owner(), equipmentOwners, { filter: { id: [id] } });
    expect(rows).toEqual([]);
  });

  it('refuses to point at a foreign row', async () => {
    const theirs = await build(database.db, foreign, 'locations');
    expect(await fieldsOf(createRecord(owner(), locations, { name: 'X', parent: theirs.id }))).toEqual({
      parent: 'validation.referenceMissing',
    });
  });

  it('shows the shared catalogue to all and lets an account change only its own', async () => {
    const shared = await build(database.db, CATALOGUE_ID, 'products');
    const theirs = await build(database.db, foreign, 'products');
    expect(await getRecord(owner(), products, shared.id)).toMatchObject({ instance: CATALOGUE_ID });
    expect(await codeOf(updateRecord(owner(), products, shared.id, { name: 'Mine' }))).toBe('FORBIDDEN');
    expect(await codeOf(getRecord(owner(), products, theirs.id))).toBe('NOT_FOUND');
  });

  it('keeps an employee to the permitted locations, also when moving a row', async () => {
    const open = await build(database.db, account, 'locations');
    const closed = await build(database.db, account, 'locations');
    const inside = await build(database.db, account, 'equipments', { location: open.id });
    const outside = await build(database.db, account, 'equipments', { location: closed.id });
    const employee = callAs(database.db, actorOf(account, 'Employee', { locations: [open.id] }));
    expect(await getRecord(employee, equipments, inside.id)).toMatchObject({ id: inside.id });
    expect(await codeOf(getRecord(employee, equipments, outside.id))).toBe('NOT_FOUND');
    const seen = await listRecords(employee, equipments, { filter: { id: [inside.id, outside.id] } });
    expect(seen.rows.map((row) => row.id)).toEqual([inside.id]);
    expect(await fieldsOf(updateRecord(employee, equipments, inside.id, { location: closed.id }))).toEqual({
      location: 'validation.referenceMissing',
    });
    expect(await codeOf(deleteRecord(employee, equipments, inside.id))).toBe('FORBIDDEN');
  });
});

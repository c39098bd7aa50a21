import { definitions } from '@plumbline/resources/entities/index';
import { beforeEach, expect, it } from 'vitest';
import { useTestDatabase } from '../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../platform/testing/factories';
import type { Call } from './call';
import { createRecord } from './createRecord';
import type { Row } from './rowMapper';
import { updateRecord } from './updateRecord';

const database = useTestDatabase();
const { products } = definitions;
let owner: Call;
let racks: string;
let pallets: string;
let drives: string;
let doors: string;
let draft: Row;

beforeEach(async () => {
  const account = await buildAccount(database.db);
  const category = async (more: Row = {}) => (await build(database.db, account, 'categories', more)).id;
  racks = await category();
  pallets = await category({ parent: racks });
  drives = await category({ parent: pallets });
  doors = await category();
  owner = callAs(database.db, actorOf(account));
  draft = { name: 'PR 600', category: racks };
});

const refused = { errors: { subCategory: { message: 'validation.notBelowChosen' } } };

it('takes a sub-category that lies below the category, however deep', async () => {
  const made = await createRecord(owner, products, { ...draft, subCategory: pallets });
  expect(await updateRecord(owner, products, String(made.id), { subCategory: drives })).toMatchObject({
    subCategory: drives,
  });
});

it('refuses the category itself, another one, and a category that no longer stands above', async () => {
  for (const subCategory of [racks, doors])
    await expect(createRecord(owner, products, { ...draft, subCategory })).rejects.toMatchObject(refused);
  const { id } = await createRecord(owner, products, { ...draft, subCategory: pallets });
  await expect(updateRecord(owner, products, String(id), { category: doors })).rejects.toMatchObject(refused);
  expect(
    await updateRecord(owner, products, String(id), { category: doors, subCategory: null }),
  ).toMatchObject({
    category: doors,
    subCategory: null,
  });
});

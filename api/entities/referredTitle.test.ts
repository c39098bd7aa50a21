import { definitions } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Actor } from '@plumbline/resources/language/permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../platform/testing/factories';
import { listRecords } from './listRecords';
import { readPages } from './readPages';

const database = useTestDatabase();
const equipments: AnyEntity = definitions.equipments;
let account: string;
let near: string;
const names = new Map<unknown, string>();

/** Pieces of three models and three customers, one of them without a customer. */
beforeAll(async () => {
  const { db } = database;
  account = await buildAccount(db);
  const category = (await build(db, account, 'categories')).id;
  const model = async (manufacturer: string | null, name: string) =>
    (await build(db, account, 'products', { category, manufacturer, name })).id;
  const models = [await model('SSI', 'b'), await model(null, 'Łada'), await model('ssi', 'A')];
  const customer = async (name: string) => (await build(db, account, 'equipmentOwners', { name })).id;
  const customers = [await customer('Żuraw'), await customer('ząb'), null];
  const place = async (owner: string | null) => (await build(db, account, 'locations', { owner })).id;
  const places = [await place(customers[0]!), await place(customers[1]!), await place(null)];
  near = places[0]!;
  for (const [at, product] of models.entries())
    for (const [index, owner] of customers.entries()) {
      const { id } = await build(db, account, 'equipments', { product, owner, location: places[index]! });
      names.set(id, `${['SSI b', 'Łada', 'ssi A'][at]} / ${['Żuraw', 'ząb', '–'][index]}`);
    }
});

const call = (actor: Actor = actorOf(account)) => callAs(database.db, actor);
const nameOf = ({ id }: { id?: unknown }) => names.get(id) ?? '';
const partOf = (at: 0 | 1) => (name: string) => name.split(' / ')[at];
async function list(field: string, order: 'ASC' | 'DESC', more: object = {}, actor?: Actor) {
  const { rows, total } = await listRecords(call(actor), equipments, { sort: { field, order }, ...more });
  return { names: rows.map(nameOf), total };
}

describe('a list sorted by a reference', () => {
  it('has the order of the titles, without regard to case and diacritics', async () => {
    expect((await list('product', 'ASC')).names.map(partOf(0))).toEqual([
      ...Array(3).fill('Łada'),
      ...Array(3).fill('ssi A'),
      ...Array(3).fill('SSI b'),
    ]);
  });

  it('has rows without one last in both directions', async () => {
    const [one, other, none] = [Array(3).fill('ząb'), Array(3).fill('Żuraw'), Array(3).fill('–')];
    expect((await list('owner', 'ASC')).names.map(partOf(1))).toEqual([...one, ...other, ...none]);
    expect((await list('owner', 'DESC')).names.map(partOf(1))).toEqual([...other, ...one, ...none]);
  });

  it.each(['ASC', 'DESC'] as const)('is exact over its pages, %s', async (order) => {
    const whole = await list('owner', order);
    const pages: string[] = [];
    for (const range of [
      [0, 3],
      [4, 7],
      [8, 11],
    ] as const) {
      const page = await list('owner', order, { range });
      expect(page.total).toBe(9);
      pages.push(...page.names);
    }
    expect(pages).toEqual(whole.names);
    const read: string[] = [];
    const query = { sort: { field: 'owner', order } };
    for await (const rows of readPages(call(), equipments, query, ['identNumber']))
      read.push(...rows.map(nameOf));
    expect(read).toEqual(whole.names);
  });

  it('tells nothing of titles that the person may not read', async () => {
    const { db } = database;
    const employee = actorOf(account, 'Employee', { locations: [near] });
    const planning = (title: string, location: string, owner: string | null) =>
      build(db, account, 'auditPlannings', { title, location, owner });
    const { owner } = (await listRecords(call(), definitions.locations, { filter: { id: near } })).rows[0]!;
    const first = await planning('first', near, String(owner));
    const second = await planning('second', near, String(owner));
    const auditors = { [first.id]: 'Zoë', [second.id]: 'Adam' };
    for (const [id, firstName] of Object.entries(auditors)) {
      const { id: auditor } = await build(db, account, 'contacts', { firstName, contactType: 'other' });
      await db('auditPlannings').where({ id }).update({ auditor });
    }
    const sorted = async (actor: Actor) =>
      (
        await listRecords(call(actor), definitions.auditPlannings, {
          sort: { field: 'auditor', order: 'ASC' },
        })
      ).rows.map(({ id }) => id);
    expect(await sorted(actorOf(account))).toEqual([second.id, first.id]);
    // The employee may read neither of them: their ids decide.
    expect(await sorted(employee)).toEqual([first.id, second.id].sort());
  });

  it('is none where the definition does not name it', async () => {
    await expect(list('category', 'ASC')).rejects.toMatchObject({ code: 'BAD_QUERY' });
  });
});

import { definitions } from '@plumbline/resources/entities/index';
import { soldKinds } from '@plumbline/resources/language/choices/reportKinds';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { beforeAll, expect, it } from 'vitest';
import { up } from '../../../base/database/migrations/20261128075000_conditions_of_sold_templates';
import type { Call } from '../../../entities/call';
import { createRecord } from '../../../entities/createRecord';
import { updateRecord } from '../../../entities/updateRecord';
import { useTestDatabase } from '../../../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../../../platform/testing/factories';

const database = useTestDatabase();
const { reportTemplates } = definitions;
let broker: Call;
let conditions: { owner: string; categories: string[]; type: string };
beforeAll(async () => {
  const { db } = database;
  const account = await buildAccount(db, { instanceType: 'BROKER' });
  const { id } = await build(db, CATALOGUE_ID, 'brokers', { account });
  broker = callAs(db, actorOf(account, 'Owner', { instanceType: 'BROKER', brokers: [id] }));
  conditions = {
    owner: (await build(db, account, 'equipmentOwners')).id,
    categories: [(await build(db, CATALOGUE_ID, 'categories')).id],
    type: 'expert',
  };
});
const make = (values: object) => createRecord(broker, reportTemplates, { name: 'Own', ...values });
const notHere = { message: 'validation.notHere' };

it.each(soldKinds)('a template of %s takes no customer, category or type of inspection', async (kind) => {
  await expect(make({ kind, ...conditions })).rejects.toMatchObject({
    code: 'INVALID',
    errors: { owner: notHere, categories: notHere, type: notHere },
  });
  const { id } = await make({ kind, language: 'de-DE' });
  await expect(
    updateRecord(broker, reportTemplates, String(id), { type: conditions.type }),
  ).rejects.toMatchObject({ errors: { type: notHere } });
});

it('a template of reports takes all of them', async () => {
  expect(await make({ kind: 'AUDIT_REPORT', ...conditions })).toMatchObject(conditions);
});

it('one from before loses them and is out of use, as it never applied; others stay as they are', async () => {
  const { db } = database;
  const old = String((await make({ kind: 'INVOICE' })).id);
  const empty = String((await make({ kind: 'INVOICE' })).id);
  const report = String((await make({ kind: 'AUDIT_REPORT', ...conditions })).id);
  await db('reportTemplates')
    .where({ id: old })
    .update({ ...conditions, categories: JSON.stringify(conditions.categories) });
  await db('reportTemplates').where({ id: empty }).update({ categories: '[]' });
  // Until it is migrated it can be changed otherwise.
  await updateRecord(broker, reportTemplates, old, { name: 'Old' });
  await up(db);
  const stored = (id: string) =>
    db('reportTemplates').where({ id }).first('owner', 'type', 'categories', 'isActive');
  expect(await stored(old)).toEqual({ owner: null, type: null, categories: null, isActive: 0 });
  expect(await stored(empty)).toMatchObject({ isActive: 1 });
  expect(await stored(report)).toMatchObject({ owner: conditions.owner, isActive: 1 });
});

import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { trialEnd } from '@plumbline/resources/rules/licences/trial';
import { beforeAll, expect, it } from 'vitest';
import { up } from '../../base/database/migrations/20261121180500_trial_where_no_licence';
import { createRecord } from '../../entities/createRecord';
import { listHistory } from '../../entities/history';
import { listTyped } from '../../entities/typedRecords';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, systemCall } from '../../platform/testing/factories';
import { configureLicences } from './configureLicences';

const database = useTestDatabase();
beforeAll(configureLicences);

const licencesOf = (account: string) => listTyped(systemCall(database.db, account), 'licenses');

it('an account created by the provider starts with a trial, like a registered one', async () => {
  const staff = callAs(database.db, actorOf(CATALOGUE_ID, 'ProviderAdmin', { language: 'de-DE' }));
  const { id } = await createRecord(staff, definitions.instances, {
    companyName: 'Prüfdienst Elbe GmbH',
    instanceType: 'AUDITOR',
  });
  expect(await licencesOf(String(id))).toMatchObject([
    {
      name: 'Testlizenz',
      isTrial: true,
      maxUser: 5,
      categories: null,
      validFrom: '2026-11-17',
      validBefore: '2026-12-17',
    },
  ]);
});

it('the migration starts a trial for accounts without licences, and leaves others unchanged', async () => {
  const { db } = database;
  const [old, buyer] = [await buildAccount(db), await buildAccount(db)];
  const bought = await build(db, buyer, 'licenses', { validBefore: '2020-01-01' });
  for (let count = 0; count < 6; count += 1) {
    const user = (await build(db, CATALOGUE_ID, 'users', { language: 'hu-HU' })).id;
    const contact = await build(db, old, 'contacts', { instanceRole: count === 0 ? 'Owner' : 'Employee' });
    await db('contacts').where({ id: contact.id }).update({ user });
  }
  await up(db);
  const [trial, ...others] = await licencesOf(old);
  const today = new Date().toISOString().slice(0, 10);
  expect([trial?.name, trial?.maxUser, trial?.validFrom, others]).toEqual(['Próbalicenc', 6, today, []]);
  expect(trialEnd(await licencesOf(old), today)).toBe(
    new Date(Date.parse(today) + 30 * 86_400_000).toISOString().slice(0, 10),
  );
  const owner = callAs(db, actorOf(old));
  expect(await listHistory(owner, definitions.licenses, String(trial?.id))).toMatchObject([
    {
      operation: 'create',
      changeNumber: Number((await db('changeCounters').where({ instance: old }).first()).value),
    },
  ]);
  expect((await licencesOf(buyer)).map(({ id }) => id)).toEqual([bought.id]);
  // The migration is idempotent.
  await up(db);
  expect(await licencesOf(old)).toHaveLength(1);
});

it('a new account tries the default set of its broker or the nearest one above; a seller has only one', async () => {
  const { db } = database;
  const { id: broker } = await build(db, CATALOGUE_ID, 'brokers');
  const { id: below } = await build(db, CATALOGUE_ID, 'brokers', { parentBroker: broker });
  const category = (await build(db, CATALOGUE_ID, 'categories')).id;
  const set = (values: object) =>
    build(db, CATALOGUE_ID, 'licenseSets', { broker, isDefault: true, validityInMonths: 12, ...values });
  const former = await set({ userCount: 9 });
  const named = await set({ userCount: 3, categories: [category] });
  await set({ broker: (await build(db, CATALOGUE_ID, 'brokers')).id, userCount: 7 });
  expect(await db('licenseSets').where({ id: former.id }).first('isDefault')).toEqual({ isDefault: 0 });
  const staff = callAs(db, actorOf(CATALOGUE_ID, 'ProviderAdmin', { language: 'de-DE' }));
  const { id } = await createRecord(staff, definitions.instances, {
    companyName: 'Prüfdienst Saale GmbH',
    instanceType: 'AUDITOR',
    broker: below,
  });
  expect(await licencesOf(String(id))).toMatchObject([
    {
      name: 'Testlizenz',
      licenseSet: named.id,
      isTrial: true,
      maxUser: 3,
      categories: [category],
      validFrom: '2026-11-17',
      validBefore: '2026-12-17',
    },
  ]);
});

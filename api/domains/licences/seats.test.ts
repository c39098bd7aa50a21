import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { up } from '../../base/database/migrations/20261121182600_people_on_licences';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import { listRecords } from '../../entities/listRecords';
import { findTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, systemCall } from '../../platform/testing/factories';
import { configureLicences } from './configureLicences';

const database = useTestDatabase();
beforeAll(configureLicences);

async function start() {
  const { db } = database;
  const account = await buildAccount(db);
  const system = systemCall(db, account);
  const user = async () => (await build(db, CATALOGUE_ID, 'users')).id;
  return {
    account,
    system,
    owner: callAs(db, actorOf(account)),
    user,
    /** A contact with a login. */
    person: async () => (await build(db, account, 'contacts', { user: await user() } as object)).id,
    license: async (values: object) => (await build(db, account, 'licenses', values)).id,
    carrierOf: async (id: string) => (await findTyped(system, 'contacts', id))?.license,
    counts: async (id: string) => {
      const license = await findTyped(system, 'licenses', id);
      return [license?.usedCount, license?.activeCount];
    },
  };
}

describe('a licence', () => {
  it('is assigned to new users while it has seats, a bought one before the trial, and counts them', async () => {
    const { system, owner, person, license, carrierOf, counts, user } = await start();
    const trial = await license({ isTrial: true, maxUser: 5 });
    const first = await person();
    expect([await carrierOf(first), await counts(trial)]).toEqual([trial, [1, 1]]);
    const bought = await license({ maxUser: 2 });
    // Users of the trial move to the bought licence.
    expect([await carrierOf(first), await counts(trial), await counts(bought)]).toEqual([
      bought,
      [0, 0],
      [1, 1],
    ]);
    const invited = await createRecord(owner, definitions.contacts, {
      firstName: 'Żaneta',
      lastName: 'Ćwikła',
      contactType: 'employee',
      license: bought,
    });
    expect(await counts(bought)).toEqual([2, 1]);
    await updateRecord(system, definitions.contacts, String(invited.id), { user: await user() });
    expect(await counts(bought)).toEqual([2, 2]);
    expect(await carrierOf(await person())).toBe(trial);
    await deleteRecord(system, definitions.contacts, first);
    expect(await counts(bought)).toEqual([1, 1]);
  });

  it('is not assigned beyond its seats', async () => {
    const { owner, person, license, counts } = await start();
    const full = await license({ maxUser: 1 });
    await person();
    const next = await person();
    await expect(updateRecord(owner, definitions.contacts, next, { license: full })).rejects.toMatchObject({
      errors: { license: { message: 'validation.licenseFull', args: { max: 1 } } },
    });
    expect(await counts(full)).toEqual([1, 1]);
  });

  it('that follows another one takes over its users, up to its seats', async () => {
    const { person, license, counts } = await start();
    const ending = await license({ validFrom: '2026-01-01', validBefore: '2026-12-01' });
    for (let count = 0; count < 3; count += 1) await person();
    const beside = await license({ validFrom: '2026-11-17' });
    expect(await counts(beside)).toEqual([0, 0]);
    const following = await license({ validFrom: '2026-12-01', maxUser: 2 });
    expect([await counts(following), await counts(ending), await counts(beside)]).toEqual([
      [2, 2],
      [1, 1],
      [0, 0],
    ]);
  });

  it('created by the seller starts when the licence of the same set ends', async () => {
    const { account, license } = await start();
    const { id: licenseSet } = await build(database.db, CATALOGUE_ID, 'licenseSets', {
      validityInMonths: 12,
    });
    await license({ licenseSet, validFrom: '2025-12-01', validBefore: '2026-12-01' });
    const staff = callAs(database.db, actorOf(CATALOGUE_ID, 'ProviderAdmin'));
    expect(await createRecord(staff, definitions.licenses, { instance: account, licenseSet })).toMatchObject({
      dateOrdered: '2026-11-17',
      validFrom: '2026-12-01',
      validBefore: '2027-12-01',
    });
  });

  it('from before seats were counted is assigned to contacts with a login only', async () => {
    const { db } = database;
    const { account, person, license, carrierOf, counts } = await start();
    const people = [await person(), await person(), await person()];
    const listed = (await build(db, account, 'contacts')).id;
    const before = await Promise.all([license({ maxUser: 2, validBefore: '2999-01-01' }), license({})]);
    const [small = '', large = ''] = before.sort();
    await db('contacts').where({ instance: account }).update({ license: null });
    await db('licenses').where({ instance: account }).update({ usedCount: 7, activeCount: 7 });
    await db('licenses').where({ id: small }).update({ maxUser: 2 });
    await db('licenses').where({ id: large }).update({ maxUser: null });
    await up(db);
    expect(await carrierOf(listed)).toBeNull();
    expect([await counts(small), await counts(large)]).toEqual([
      [2, 2],
      [1, 1],
    ]);
    const [counter] = await db('changeCounters').where({ instance: account });
    const numbers = await Promise.all(
      ['contacts', 'licenses'].map((table) => db(table).where({ instance: account }).pluck('changeNumber')),
    );
    expect(Math.max(...numbers.flat())).toBe(counter.value);
    expect(new Set(numbers.flat()).size).toBe(people.length + 1 + before.length);
  });

  it('is readable for its own users, and for no other inspector', async () => {
    const { account, license, owner } = await start();
    const [mine, other] = [await license({}), await license({})];
    const names = async (more: object) => {
      const inspector = callAs(database.db, actorOf(account, 'Employee', more));
      return (await listRecords(inspector, definitions.licenses)).rows.map(({ id }) => id);
    };
    expect(await names({ license: mine })).toEqual([mine]);
    await expect(names({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await listRecords(owner, definitions.licenses)).rows.map(({ id }) => id).sort()).toEqual(
      [mine, other].sort(),
    );
  });
});

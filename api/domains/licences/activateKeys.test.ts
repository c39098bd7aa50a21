import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import type { Actor } from '@plumbline/resources/language/permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRecord } from '../../entities/createRecord';
import { listRecords } from '../../entities/listRecords';
import type { AttemptLimits } from '../../platform/auth/passwords/attemptLimits';
import { attemptLimits } from '../../platform/auth/passwords/attemptLimits';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, noon } from '../../platform/testing/factories';
import { activateKeys } from './activateKeys';
import { configureLicences } from './configureLicences';

const database = useTestDatabase();
beforeAll(configureLicences);

const boundless: AttemptLimits = { take: async () => null, forgive: async () => {} };
const activate = (actor: Actor, keys: string, limits = boundless, more: object = {}) =>
  activateKeys(callAs(database.db, actor), { keys, ...more }, { limits, address: '127.0.0.1' });

async function start() {
  const { db } = database;
  const account = await buildAccount(db);
  const contact = (await build(db, account, 'contacts')).id;
  const { id: licenseSet } = await build(db, CATALOGUE_ID, 'licenseSets', {
    name: 'Professional',
    validityInMonths: 12,
    userCount: 10,
  });
  const key = async (values: object = {}) =>
    String((await build(db, CATALOGUE_ID, 'licenseKeys', { licenseSet, ...values })).key);
  return { account, owner: actorOf(account, 'Owner', { contact }), key, licenseSet };
}

const licencesOf = (instance: string) =>
  database.db('licenses').where({ instance, deletedAt: null }).orderBy('id');

describe('licence keys', () => {
  it('become licences of the account, each with its own result and history entry', async () => {
    const { account, owner, key } = await start();
    const [good, later] = [await key(), await key()];
    const over = await key({ validBefore: '2026-11-17' });
    const others = await key({ soldTo: await buildAccount(database.db) });
    const { results } = await activate(
      owner,
      `${good.toLowerCase()}, QQQQ, AAAA-BBBB-CCCC-DDDD, ${over}, ${others}, ${later}`,
    );
    const license = {
      name: 'Professional',
      validFrom: '2026-11-17',
      validBefore: '2027-11-17',
      maxUser: 10,
    };
    expect(results).toEqual([
      { key: good, license: { ...license, id: expect.any(String) } },
      { key: 'QQQQ', problem: 'LICENSE_KEY_FORMAT' },
      { key: 'AAAA-BBBB-CCCC-DDDD', problem: 'LICENSE_KEY_UNKNOWN' },
      { key: over, problem: 'LICENSE_KEY_EXPIRED' },
      { key: others, problem: 'LICENSE_KEY_UNKNOWN' },
      { key: later, license: { ...license, id: expect.any(String) } },
    ]);
    expect(await licencesOf(account)).toHaveLength(2);
    const [entry] = await database
      .db('history')
      .where({ instance: account, resource: 'licenses', operation: 'create' })
      .select('user');
    expect(entry).toMatchObject({ user: owner.user });
    const { rows } = await listRecords(callAs(database.db, owner), definitions.licenseKeys);
    expect(rows.map(({ key: one, activatedFor }) => [one, activatedFor]).sort()).toEqual(
      [good, later].sort().map((one) => [one, account]),
    );
  });

  it('extend a licence of the same set that is about to end, and become separate licences otherwise', async () => {
    const { account, owner, key, licenseSet } = await start();
    const other = (await build(database.db, CATALOGUE_ID, 'licenseSets', { name: 'Basic' })).id;
    const ending = (values: object) =>
      build(database.db, account, 'licenses', {
        licenseSet,
        validFrom: '2025-12-01',
        validBefore: '2026-12-01',
        maxUser: 4,
        name: 'Professional',
        ...values,
      });
    const { id } = await ending({});
    await ending({ licenseSet: other });
    await ending({ validBefore: '2027-06-01' });
    await database.db('licenses').where({ id }).update({ hasResigned: true, dateResigned: '2026-11-01' });
    const [first, second] = [await key(), await key()];
    const { results } = await activate(owner, `${first}, ${second}`);
    expect(results).toEqual([
      {
        key: first,
        license: {
          id,
          name: 'Professional',
          validFrom: '2025-12-01',
          validBefore: '2027-12-01',
          maxUser: 10,
        },
      },
      expect.objectContaining({
        license: expect.objectContaining({ validFrom: '2026-11-17', validBefore: '2027-11-17' }),
      }),
    ]);
    expect(await licencesOf(account)).toHaveLength(4);
    expect(await database.db('licenses').where({ id }).first()).toMatchObject({
      nextExpectedDate: '2027-12-01',
      dateOrdered: '2026-11-17',
      dateRenewed: '2026-11-17',
      isPaid: 1,
      hasResigned: 0,
      dateResigned: null,
    });
    expect(await database.db('licenseKeys').where({ key: first }).first('license')).toEqual({ license: id });
  });

  it('add seats instead of time if the buyer chooses so', async () => {
    const { account, owner, key, licenseSet } = await start();
    const held = { licenseSet, validFrom: '2025-12-01', validBefore: '2026-12-01', maxUser: 4 };
    const { id } = await build(database.db, account, 'licenses', { ...held, name: 'Professional' });
    const { results } = await activate(owner, await key(), boundless, { isBeside: true });
    expect(results[0]).toMatchObject({
      license: { validFrom: '2026-11-17', validBefore: '2027-11-17', maxUser: 10 },
    });
    expect(await licencesOf(account)).toHaveLength(2);
    expect(await database.db('licenses').where({ id }).first()).toMatchObject({
      validBefore: '2026-12-01',
      maxUser: 4,
    });
  });

  it('activated during the trial count from its end, but are valid immediately', async () => {
    const { account, owner, key } = await start();
    await build(database.db, account, 'licenses', {
      name: 'Trial',
      isTrial: true,
      validFrom: '2026-11-02',
      validBefore: '2026-12-02',
    });
    const { results } = await activate(owner, await key());
    expect(results[0]).toMatchObject({ license: { validFrom: '2026-11-17', validBefore: '2027-12-02' } });
    await activate(owner, await key(), boundless, { isBeside: true });
    // Neither the trial nor the licence activated beside the first one.
    const after = (await licencesOf(account)).filter(({ isAfterTrial }) => isAfterTrial === 1);
    const [bought] = results;
    expect(after.map(({ id }) => id)).toEqual([bought && 'license' in bought && bought.license.id]);
  });

  it('are activated once, even with repeated and concurrent attempts', async () => {
    const { account, owner, key } = await start();
    const other = await start();
    const shared = await key();
    const all = await Promise.all(
      [owner, owner, other.owner, other.owner].map((actor) => activate(actor, shared)),
    );
    const made = all.flatMap(({ results }) => results.filter((result) => 'license' in result));
    expect(made).toHaveLength(1);
    expect([...(await licencesOf(account)), ...(await licencesOf(other.account))]).toHaveLength(1);
    expect((await activate(owner, shared)).results).toEqual([
      { key: shared, problem: 'LICENSE_KEY_ACTIVATED' },
    ]);
  });

  it('that were ordered by an account stay unknown to others when it has activated them', async () => {
    const { account, owner, key } = await start();
    const other = await start();
    const ordered = await key({ soldTo: account });
    await database.db('licenseKeys').where({ key: ordered }).update({ order: newId() });
    const problemFor = async (actor: Actor) => (await activate(actor, ordered)).results;
    expect(await problemFor(other.owner)).toEqual([{ key: ordered, problem: 'LICENSE_KEY_UNKNOWN' }]);
    expect((await problemFor(owner))[0]).toHaveProperty('license');
    expect(await problemFor(owner)).toEqual([{ key: ordered, problem: 'LICENSE_KEY_ACTIVATED' }]);
    expect(await problemFor(other.owner)).toEqual([{ key: ordered, problem: 'LICENSE_KEY_UNKNOWN' }]);
  });

  it('cannot be guessed: wrong keys are rate-limited, right ones are not', async () => {
    const { owner, key } = await start();
    const limits = attemptLimits(database.db, 'licenseKey');
    const right = await key();
    expect((await activate(owner, right, limits)).results[0]).toHaveProperty('license');
    const wrong = Array.from(
      { length: 21 },
      (_, index) => `GUES-SSSS-SSSS-${String(index).padStart(4, '0')}`,
    );
    const { results } = await activate(owner, wrong.join(','), limits);
    const problems = results.map((result) => 'problem' in result && result.problem);
    expect(problems.slice(0, 20)).toEqual(Array(20).fill('LICENSE_KEY_UNKNOWN'));
    expect(problems[20]).toBe('TOO_MANY_REQUESTS');
    expect((await activate(owner, await key(), limits)).results[0]).toMatchObject({
      problem: 'TOO_MANY_REQUESTS',
    });
  });

  it('are entered by owners and administrators, 1 to 50 at a time', async () => {
    const { account, owner, key } = await start();
    const one = await key();
    for (const actor of [
      actorOf(account, 'Employee'),
      actorOf(CATALOGUE_ID, 'ProviderAdmin'),
      actorOf(account, 'Owner', { tokenScopes: ['read'] }),
    ])
      await expect(activate(actor, one)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(activate(owner, ' , ')).rejects.toMatchObject({
      errors: { keys: { message: 'validation.required' } },
    });
    await expect(
      activate(owner, Array.from({ length: 51 }, (_, index) => `K${index}`).join(',')),
    ).rejects.toMatchObject({ errors: { keys: { message: 'validation.maxItems' } } });
    expect(
      (await activate(actorOf(account, 'Administrator', { contact: owner.contact }), one)).results,
    ).toHaveLength(1);
  });
});

it('a licence gets the values of the details of its set', async () => {
  const { owner, key, licenseSet } = await start();
  const staff = callAs(database.db, actorOf(CATALOGUE_ID, 'ProviderAdmin'), noon);
  await createRecord(staff, definitions.licenseSetDetails, { licenseSet, type: 'MaxUser', amount: 25 });
  expect((await activate(owner, await key())).results[0]).toMatchObject({ license: { maxUser: 25 } });
});

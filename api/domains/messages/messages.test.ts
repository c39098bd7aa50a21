import { readReach } from '@plumbline/resources/commands/messages';
import { definitions, entities } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import type { Actor } from '@plumbline/resources/language/permissions';
import { concerns } from '@plumbline/resources/rules/messages/index';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configureEntities } from '../../entities/configureEntities';
import { listRecords } from '../../entities/listRecords';
import { updateRecord } from '../../entities/updateRecord';
import { buildContact, buildInstance, buildUser } from '../../platform/auth/testing/people';
import { pullShard } from '../../platform/sync/pullShard';
import { actorOf, build, callAs, systemCall } from '../../platform/testing/factories';
import { useRoutes } from '../../platform/testing/useRoutes';
import { configureMessages } from './configureMessages';

const { database, ask } = useRoutes((api, answerByServices) => {
  configureMessages(api);
  answerByServices();
  configureEntities(api);
});
const message = async (values: object = {}) =>
  (
    await build(database.db, CATALOGUE_ID, 'systemMessages', {
      isActive: true,
      validTill: null,
      ...values,
    } as object)
  ).id;
const entry = async (values: object = {}) =>
  (await build(database.db, CATALOGUE_ID, 'changelogs', values as object)).id;

const get = async (actor: Actor, path: string) => {
  const response = await ask(actor, 'GET', path);
  return { status: response.status, body: await response.json() };
};
const idsIn = ({ body }: { body: unknown }) => (body as { id: string }[]).map(({ id }) => id).sort();
async function pulled(actor: Actor, name: string): Promise<string> {
  const call = callAs(database.db, actor);
  const answer = await pullShard(call, {
    user: actor.user,
    instance: actor.instance,
    shard: 'base',
    cursor: null,
  });
  return JSON.stringify(
    (answer as { changes: { resource: string }[] }).changes.filter(({ resource }) => resource === name),
  );
}

describe('a targeted message', () => {
  it('is hidden from others in all interfaces', async () => {
    const { db } = database;
    const broker = (await build(db, CATALOGUE_ID, 'brokers')).id;
    const [home, other] = [await buildInstance(db), await buildInstance(db)];
    const reader = actorOf(home, 'Employee', { instanceType: 'COMPANY', broker });
    const mine = [
      await message(),
      await message({ audience: 'COMPANY' }),
      await message({ role: 'Employee' }),
      await message({ broker }),
      await message({ account: home }),
      await message({ audience: 'COMPANY', role: 'Employee', broker, account: home }),
    ];
    const others = [
      await message({ audience: 'BROKER' }),
      await message({ role: 'Owner' }),
      await message({ broker: (await build(db, CATALOGUE_ID, 'brokers')).id }),
      await message({ account: other }),
      await message({ audience: 'COMPANY', role: 'Employee', broker, account: other }),
      await message({ isActive: false }),
    ];
    const filter = encodeURIComponent(JSON.stringify({ id: [...mine, ...others] }));
    const list = await get(reader, `/api/systemMessages?filter=${filter}&range=[0,99]`);
    expect(idsIn(list)).toEqual([...mine].sort());
    const device = await pulled(reader, 'systemMessages');
    for (const id of mine) {
      expect((await get(reader, `/api/systemMessages/${id}`)).status).toBe(200);
      expect(device).toContain(id);
    }
    for (const id of others) {
      expect((await get(reader, `/api/systemMessages/${id}`)).status).toBe(404);
      expect((await get(reader, `/api/systemMessages/${id}/history`)).status).toBe(404);
      expect(device).not.toContain(id);
    }
    const staff = actorOf(CATALOGUE_ID, 'ProviderSupport', { contact: null });
    expect(idsIn(await get(staff, `/api/systemMessages?filter=${filter}&range=[0,99]`))).toHaveLength(12);
  });

  it('is removed from devices when its target changes, and outside its period not readable by id', async () => {
    const { db } = database;
    const home = await buildInstance(db);
    const reader = actorOf(home, 'Owner');
    const id = await message({ account: home });
    const call = callAs(db, reader);
    const asked = { user: reader.user, instance: home, shard: 'base' as const };
    const first = (await pullShard(call, { ...asked, cursor: null })) as { cursor: string };
    await updateRecord(systemCall(db, CATALOGUE_ID), entities.systemMessages, id, {
      account: await buildInstance(db),
    });
    const next = JSON.stringify(await pullShard(call, { ...asked, cursor: first.cursor }));
    expect(next).toContain(id);
    expect(next).not.toContain('"title"');
    const [over, later] = [
      await message({ validFrom: '2026-11-01', validTill: '2026-11-10' }),
      await message({ validFrom: '2026-12-01' }),
    ];
    for (const gone of [over, later])
      expect((await get(reader, `/api/systemMessages/${gone}`)).status).toBe(404);
  });

  it('is shown on a device to the same users as on the server', async () => {
    const { db } = database;
    const brokers = [
      (await build(db, CATALOGUE_ID, 'brokers')).id,
      (await build(db, CATALOGUE_ID, 'brokers')).id,
    ];
    const accounts = [await buildInstance(db), await buildInstance(db)];
    const targets = fc.record({
      audience: fc.constantFrom(null, 'COMPANY', 'AUDITOR'),
      role: fc.constantFrom(null, 'Owner', 'Employee'),
      broker: fc.constantFrom(null, ...brokers),
      account: fc.constantFrom(null, ...accounts),
    });
    const readers = fc.record({
      instanceType: fc.constantFrom('COMPANY' as const, 'AUDITOR' as const),
      role: fc.constantFrom('Owner' as const, 'Employee' as const),
      broker: fc.constantFrom(null, ...brokers),
      instance: fc.constantFrom(...accounts),
    });
    await fc.assert(
      fc.asyncProperty(targets, readers, async (chosen, { instance, role, ...more }) => {
        const id = await message(chosen);
        const actor = actorOf(instance, role, more);
        const { rows } = await listRecords(callAs(db, actor), definitions.systemMessages, {
          filter: { id: [id] },
        });
        expect(rows.length === 1).toBe(concerns(chosen as never, actor));
      }),
      { numRuns: 60 },
    );
  });
});

describe('the reach of a message', () => {
  it('counts accounts and people, each person once, by their right to read it', async () => {
    const { db } = database;
    const broker = (await build(db, CATALOGUE_ID, 'brokers')).id;
    const company = await buildInstance(db, { instanceType: 'COMPANY', broker });
    const auditor = await buildInstance(db, { instanceType: 'AUDITOR', broker });
    await buildInstance(db, { instanceType: 'AUDITOR' });
    const both = await buildUser(db);
    await buildContact(db, company, both);
    await buildContact(db, auditor, both, { instanceRole: 'Employee' });
    await buildContact(db, company, await buildUser(db), { instanceRole: 'Employee' });
    // Users whose role reads no messages, or who cannot sign in.
    await buildContact(db, company, await buildUser(db), { instanceRole: null, contactType: 'other' });
    await buildContact(db, company, await buildUser(db, { isActive: false }));
    const firm = await buildInstance(db, { instanceType: 'BROKER' });
    await buildContact(db, firm, await buildUser(db));
    await db('brokers').where({ id: broker }).update({ account: firm });
    const staff = actorOf(CATALOGUE_ID, 'ProviderSupport', { contact: null });
    const reach = async (targets: Record<string, string>) =>
      (await get(staff, `${readReach.path}?${new URLSearchParams(targets)}`)).body;
    expect(await reach({ broker })).toEqual({ accounts: 3, people: 3 });
    expect(await reach({ broker, audience: 'COMPANY' })).toEqual({ accounts: 1, people: 2 });
    expect(await reach({ broker, role: 'Employee' })).toEqual({ accounts: 2, people: 2 });
    expect(await reach({ account: auditor })).toEqual({ accounts: 1, people: 1 });
    expect(await reach({ account: auditor, role: 'Owner' })).toEqual({ accounts: 0, people: 0 });
    expect((await get(actorOf(company), readReach.path)).status).toBe(403);
    expect((await get(staff, `${readReach.path}?role=Nobody`)).status).toBe(400);
  });
});

describe('a dismissed message', () => {
  it('is dismissed for that user only, also in a terminated account', async () => {
    const { db } = database;
    const home = await buildInstance(db, { hasResigned: true, dateErasureDue: '2027-02-01' });
    const user = await buildUser(db);
    const reader = actorOf(home, 'Employee', { user, termination: { erasedOn: '2027-02-01' } });
    const id = newId();
    const put = (who: Actor, whom: string) =>
      ask(who, 'POST', '/api/dismissedMessages', { user: whom, message: id, messageVersion: 1 });
    expect((await put(reader, user)).status).toBe(201);
    const other = actorOf(home, 'Owner', { user: await buildUser(db) });
    expect((await put(other, user)).status).toBeGreaterThanOrEqual(403);
    expect((await get(other, '/api/dismissedMessages?range=[0,9]')).body).toEqual([]);
    expect((await get(reader, '/api/dismissedMessages?range=[0,9]')).body).toMatchObject([
      { message: id, messageVersion: 1 },
    ]);
  });
});

describe('the changelog', () => {
  it('shows only deployed and active entries, in lists and by id; all of them to the provider', async () => {
    const [deployed, coming, off] = [
      await entry({ dateDeployed: '2026-11-17' }),
      await entry({ dateDeployed: '2026-11-19' }),
      await entry({ dateDeployed: '2026-11-01', isActive: false }),
    ];
    const filter = encodeURIComponent(JSON.stringify({ id: [deployed, coming, off] }));
    const reader = actorOf(await buildInstance(database.db));
    expect(idsIn(await get(reader, `/api/changelogs?filter=${filter}&range=[0,9]`))).toEqual([deployed]);
    const statuses = async (who: Actor) =>
      Promise.all(
        [deployed, coming, off].map(async (id) => (await get(who, `/api/changelogs/${id}`)).status),
      );
    expect(await statuses(reader)).toEqual([200, 404, 404]);
    expect(await statuses(actorOf(CATALOGUE_ID, 'ProviderSupport', { contact: null }))).toEqual([
      200, 200, 200,
    ]);
  });
});

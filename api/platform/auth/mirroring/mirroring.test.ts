import { definitions } from '@plumbline/resources/entities/index';
import type { Actor } from '@plumbline/resources/language/permissions';
import { describe, expect, it } from 'vitest';
import { createRecord } from '../../../entities/createRecord';
import { getRecord } from '../../../entities/getRecord';
import { listHistory } from '../../../entities/history';
import { updateRecord } from '../../../entities/updateRecord';
import { build, callAs } from '../../testing/factories';
import { cleanUpSignIn } from '../cleanUpSignIn';
import type { Browser } from '../testing/browser';
import { buildSomebody, buildUser } from '../testing/people';
import { refresh, signIn, useSignInServer } from '../testing/signInServer';

const server = useSignInServer();
const { equipmentOwners, instances, mirrorings } = definitions;
const reason = 'The owner asked for help with an import.';
const hour = 3600;

async function support(role: 'ProviderAdmin' | 'ProviderSupport' | null = 'ProviderSupport') {
  const user = await buildUser(server.db, { systemRole: role });
  const { email } = await server.db('users').where({ id: user }).first('email');
  const { browser } = await signIn(server, email);
  return { user, browser };
}

async function post(browser: Browser, path: string, body: unknown = {}) {
  const { accessToken } = await refresh(browser);
  const response = await browser.call('POST', path, { token: accessToken, body });
  return { status: response.status, body: (await response.json()) as Record<string, never> };
}
const mirror = (browser: Browser, instance: string, why = reason) =>
  post(browser, '/api/session/mirror', { instance, reason: why });
const whoami = async (browser: Browser, token: string): Promise<Actor | { code: string }> =>
  (await browser.call('GET', '/api/whoami', { token })).json() as Promise<Actor | { code: string }>; // the answer under test

async function start() {
  const customer = await buildSomebody(server.db);
  const { user, browser } = await support();
  const { body } = await mirror(browser, customer.instance);
  const token = String(body.accessToken);
  const actor = (await whoami(browser, token)) as Actor; // asserted by every test that uses it
  return { customer, user, browser, token, actor, call: callAs(server.db, actor, server.api.now()) };
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.code,
  );
const allowWriting = (instance: string, until: Date) =>
  server.db('instances').where({ id: instance }).update({ supportMayWriteUntil: until });

describe('support that mirrors an account', () => {
  it('sees it as its owner does, on a record the owner reads', async () => {
    const { customer, user, actor, call } = await start();
    expect(actor).toMatchObject({
      user,
      contact: null,
      instance: customer.instance,
      role: 'Owner',
      mirroring: { mayWrite: false },
    });
    expect(await getRecord(call, instances, customer.instance)).toMatchObject({ id: customer.instance });
    const owner = { ...actor, user: customer.user, contact: customer.contact, mirroring: undefined };
    const record = await getRecord(callAs(server.db, owner), mirrorings, String(actor.mirroring?.id));
    expect(record).toMatchObject({
      reason,
      user,
      endedAt: null,
      supporter: expect.stringContaining('Anna Nowak <'),
    });
    expect(await listHistory(callAs(server.db, owner), mirrorings, record.id as string)).toMatchObject([
      { operation: 'create', by: 'Anna Nowak' },
    ]);
  });

  it('writes nothing, by row, command or upload', async () => {
    const { customer, browser, token, call } = await start();
    const owner = await build(server.db, customer.instance, 'equipmentOwners');
    expect(await codeOf(updateRecord(call, equipmentOwners, owner.id, { name: 'Other' }))).toBe('FORBIDDEN');
    expect(await codeOf(createRecord(call, equipmentOwners, { name: 'New' }))).toBe('FORBIDDEN');
    for (const [method, path] of [
      ['POST', '/api/auditPlannings/plan'],
      ['POST', '/api/sync/push'],
      ['POST', '/api/imports'],
      ['PUT', '/api/files/abc'],
      ['PUT', `/api/equipmentOwners/${owner.id}`],
      ['DELETE', `/api/equipmentOwners/${owner.id}`],
      ['POST', '/api/apiTokens'],
      ['POST', '/api/session/email'],
    ] as const) {
      const response = await browser.call(method, path, { token, body: {} });
      expect([path, response.status, await response.json()]).toEqual([
        path,
        403,
        expect.objectContaining({ code: 'MIRRORING_READS_ONLY' }),
      ]);
    }
    // What the app tells of its start and of what went wrong is not the account's.
    for (const path of ['/api/logger', '/api/errorRecords/report'])
      expect((await browser.call('POST', path, { token, body: {} })).status).not.toBe(403);
  });

  it('writes while the owner allows it, as support, and never as an owner', async () => {
    const { customer, browser, user } = await start();
    await allowWriting(customer.instance, new Date(server.api.now().getTime() + hour * 1000));
    const { accessToken, actor: summary } = await refresh(browser);
    expect(summary.mirroring).toMatchObject({ mayWrite: true });
    server.wait(11);
    const actor = (await whoami(browser, accessToken)) as Actor; // asserted below
    const call = callAs(server.db, actor, server.api.now());
    const made = await createRecord(call, equipmentOwners, { name: 'Made by support' });
    expect(await listHistory(call, equipmentOwners, String(made.id))).toMatchObject([
      { isSupport: true, by: 'Anna Nowak' },
    ]);
    expect(await server.db('history').where({ recordId: made.id }).first('user')).toEqual({ user });
    const longer = { supportMayWriteUntil: '2030-01-01T00:00:00.000Z' };
    expect(await codeOf(updateRecord(call, instances, customer.instance, longer))).toBe('INVALID');
  });

  it('writes no more from the moment the owner says so, also by a bearer known from before', async () => {
    const { customer, browser } = await start();
    await allowWriting(customer.instance, new Date(server.api.now().getTime() + hour * 1000));
    const { accessToken, actor } = await refresh(browser);
    server.wait(11);
    expect(await whoami(browser, accessToken)).toMatchObject({ mirroring: { mayWrite: true } });
    const owner = callAs(server.db, { ...actor, ...customer, mirroring: undefined } as unknown as Actor);
    await updateRecord(owner, instances, customer.instance, { supportMayWriteUntil: null });
    const write = await browser.call('POST', '/api/equipmentOwners', {
      token: accessToken,
      body: { name: 'Too late' },
    });
    expect([write.status, await write.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'MIRRORING_READS_ONLY' }),
    ]);
    expect((await refresh(browser)).actor.mirroring).toMatchObject({ mayWrite: false });
  });

  it('reaches no other account and nothing of the provider', async () => {
    const { call } = await start();
    const other = await buildSomebody(server.db);
    const theirs = await build(server.db, other.instance, 'equipmentOwners');
    expect(await codeOf(getRecord(call, equipmentOwners, theirs.id))).toBe('NOT_FOUND');
    expect(await codeOf(getRecord(call, instances, other.instance))).toBe('NOT_FOUND');
    expect(await codeOf(getRecord(call, definitions.users, other.user))).toBe('NOT_FOUND');
  });

  it('is over after an hour, by itself', async () => {
    const { browser, user, actor } = await start();
    server.wait(hour - 60);
    const { accessToken, actor: still } = await refresh(browser);
    expect(still.mirroring).toBeDefined();
    server.wait(61);
    expect(await whoami(browser, accessToken)).toMatchObject({ code: 'SESSION_ENDED' });
    expect((await refresh(browser)).actor).toMatchObject({
      user,
      instanceType: 'PROVIDER',
      role: 'ProviderSupport',
    });
    const record = await server.db('mirrorings').where({ id: actor.mirroring?.id }).first();
    expect(record.endedAt).toEqual(record.endsAt);
  });

  it('has its end put down even when nobody comes back', async () => {
    const { actor } = await start();
    server.wait(hour + 1);
    await cleanUpSignIn(server.db, server.api.now());
    const record = await server.db('mirrorings').where({ id: actor.mirroring?.id }).first();
    expect(record.endedAt).toEqual(record.endsAt);
  });

  it('ends on demand; the token of then is worth nothing', async () => {
    const { browser, token, actor } = await start();
    const { status, body } = await post(browser, '/api/session/mirror/end');
    expect([status, body.actor]).toEqual([200, expect.objectContaining({ instanceType: 'PROVIDER' })]);
    expect(await whoami(browser, token)).toMatchObject({ code: 'SESSION_ENDED' });
    expect((await server.db('mirrorings').where({ id: actor.mirroring?.id }).first()).endedAt).not.toBeNull();
  });

  it('ends with the system right', async () => {
    const { browser, token, user } = await start();
    await server.db('users').where({ id: user }).update({ systemRole: null });
    server.wait(11);
    expect(await whoami(browser, token)).toMatchObject({ code: 'SESSION_ENDED' });
  });
});

describe('mirroring begins', () => {
  it('for provider staff alone', async () => {
    const customer = await buildSomebody(server.db);
    const other = await buildSomebody(server.db);
    const { browser } = await signIn(server, other.email);
    expect(await mirror(browser, customer.instance)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect(await server.db('mirrorings').where({ instance: customer.instance })).toEqual([]);
  });

  it('with a reason, in an account that is there, and in one at a time', async () => {
    const customer = await buildSomebody(server.db);
    const { browser } = await support('ProviderAdmin');
    expect((await mirror(browser, customer.instance, '  help  ')).body.errors).toEqual({
      reason: { message: 'validation.minLength', args: { min: 10 } },
    });
    expect((await mirror(browser, 'nothing')).status).toBe(404);
    expect((await mirror(browser, customer.instance)).status).toBe(200);
    expect((await mirror(browser, customer.instance)).status).toBe(403);
  });
});

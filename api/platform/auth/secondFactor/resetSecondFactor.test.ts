import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { expect, test } from 'vitest';
import { actorOf, callAs } from '../../testing/factories';
import { signInState } from '../signInState';
import { buildContact, buildInstance, buildUser } from '../testing/people';
import { useSignInServer } from '../testing/signInServer';
import { replaceRecoveryCodes } from './recoveryCodes';
import { memberSecondFactor, resetMemberSecondFactor, resetUserSecondFactor } from './resetSecondFactor';

const server = useSignInServer();

/** A member with a second factor in an account. */
async function member(values: Record<string, unknown> = {}) {
  const instance = await buildInstance(server.db);
  const user = await buildUser(server.db);
  const contact = await buildContact(server.db, instance, user, { instanceRole: 'Employee', ...values });
  const now = server.api.now();
  const { sealer } = await signInState(server.api);
  await server
    .db('secondFactors')
    .insert({ user, sealedSecret: sealer.seal('A'), lastStep: 0, createdAt: now });
  await replaceRecoveryCodes(server.db, { user, sealer, now });
  const as = (role: 'Owner' | 'Administrator' | 'Employee', own: object = {}) => ({
    ...callAs(server.db, { ...actorOf(instance, role), ...own }, now),
  });
  const reset = (call: ReturnType<typeof as>) =>
    resetMemberSecondFactor(server.api, call, contact).then(
      () => 'done',
      (error) => error.code,
    );
  const rows = async () => (await server.db('secondFactors').where({ user })).length;
  return { instance, user, contact, as, reset, rows };
}

test('an administrator resets a member: gone with its codes, on record, told by mail, and never shown', async () => {
  const { as, contact, user, reset, instance, rows } = await member();
  const before = await memberSecondFactor(as('Administrator'), contact);
  expect(before).toEqual({ since: expect.any(String), canReset: true });
  expect(await reset(as('Administrator'))).toBe('done');
  expect(await rows()).toBe(0);
  expect(await server.db('recoveryCodes').where({ user })).toEqual([]);
  expect(await memberSecondFactor(as('Owner'), contact)).toEqual({ since: null, canReset: false });
  const written = await server.db('history').where({ instance, recordId: contact });
  expect(JSON.stringify(written)).toContain('secondFactorResetAt');
  expect((await server.db('jobs').where({ kind: 'mail', subject: user })).length).toBe(1);
  expect(await reset(as('Owner'))).toBe('NOT_FOUND');
});

test.each([
  ['an employee', 'Employee', {}, {}, 'FORBIDDEN'],
  ['an administrator, of an owner', 'Administrator', { instanceRole: 'Owner' }, {}, 'OWNER_CHANGES_OWNERS'],
  ['support that looks in', 'Owner', {}, { mirroring: { id: 'x', until: '', mayWrite: true } }, 'FORBIDDEN'],
  ['a script', 'Owner', {}, { tokenScopes: ['read', 'write'] }, 'SESSION_NEEDED'],
] as const)('%s cannot', async (_who, role, values, own, code) => {
  const { as, reset, rows } = await member(values);
  expect(await reset(as(role, own))).toBe(code);
  expect(await rows()).toBe(1);
});

test('nobody resets the own one this way, which needs the password', async () => {
  const { as, reset, user } = await member({ instanceRole: 'Administrator' });
  expect(await reset(as('Administrator', { user }))).toBe('CANNOT_CHANGE_OWN_RIGHTS');
});

test('an administrator of another account sees and resets nothing', async () => {
  const { contact, rows } = await member();
  const elsewhere = await member();
  await expect(memberSecondFactor(elsewhere.as('Owner'), contact)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(resetMemberSecondFactor(server.api, elsewhere.as('Owner'), contact)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await rows()).toBe(1);
});

test('a sign-in that other accounts rest on is reset by the provider alone', async () => {
  const { as, user, contact, reset, rows } = await member();
  await buildContact(server.db, await buildInstance(server.db), user);
  expect(await memberSecondFactor(as('Owner'), contact)).toMatchObject({ canReset: false });
  expect(await reset(as('Owner'))).toBe('SECOND_FACTOR_ELSEWHERE');
  const support = callAs(server.db, actorOf(CATALOGUE_ID, 'ProviderSupport'), server.api.now());
  await expect(resetUserSecondFactor(server.api, support, user)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const provider = callAs(server.db, actorOf(CATALOGUE_ID, 'ProviderAdmin'), server.api.now());
  await resetUserSecondFactor(server.api, provider, user);
  expect(await rows()).toBe(0);
  const row = await server.db('users').where({ id: user }).first('secondFactorResetAt');
  expect(row.secondFactorResetAt).toBeInstanceOf(Date);
});

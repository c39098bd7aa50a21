import { expect, it } from 'vitest';
import { readConfig } from '../../base/config/config';
import { useTestDatabase } from '../testing/database';
import { findPerson } from './actors/findPerson';
import { makeProviderAdmin } from './makeProviderAdmin';
import { readAccountLink } from './passwords/accountLinks';

const database = useTestDatabase();
const now = new Date('2026-11-17T12:00:00.000Z');
const make = (email: string) =>
  makeProviderAdmin(
    { db: database.db, config: readConfig({ DATABASE_URL: database.url, ORIGIN: 'https://p.example' }), now },
    email,
  );
const whose = (link: string) =>
  readAccountLink(database.db, {
    secret: new URL(link).searchParams.get('token') ?? '',
    purpose: 'resetPassword',
    now,
  });

it('makes the first administrator, whose password is set behind the link, and is the same person the next time', async () => {
  const link = await make('first@provider.test');
  expect(link).toContain('https://p.example/oidc/password/reset?');
  const user = await whose(link);
  expect(await findPerson(database.db, user ?? '')).toMatchObject({
    email: 'first@provider.test',
    accounts: [{ role: 'ProviderAdmin' }],
  });
  await database.db('users').where({ id: user }).update({ systemRole: null, isActive: false });
  expect(await whose(await make('FIRST@provider.test'))).toBe(user);
  expect((await findPerson(database.db, user ?? ''))?.accounts).toHaveLength(1);
});

it('refuses what is no address', async () => {
  await expect(make('nobody')).rejects.toThrow('nobody is no e-mail address');
});

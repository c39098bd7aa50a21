import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import type { Actor, Role } from '@plumbline/resources/language/permissions';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, noon } from '../../platform/testing/factories';
import { accountFigures } from './accountFigures';

const database = useTestDatabase();

it('counts the rows of an account, only for users who manage it', async () => {
  const { db } = database;
  const { id: broker } = await build(db, CATALOGUE_ID, 'brokers');
  const account = await buildAccount(db, { broker });
  const { id: user } = await build(db, CATALOGUE_ID, 'users');
  await build(db, account, 'contacts', { user });
  await build(db, account, 'equipments');
  await build(db, account, 'equipments', { isArchived: true });
  await build(db, await buildAccount(db), 'equipments');
  const as = (role: Role, home = account, more: Partial<Actor> = {}) =>
    accountFigures(callAs(db, actorOf(home, role, more)), account).catch(({ code }) => code);
  const figures = {
    users: 1,
    customers: 0,
    locations: 2,
    equipment: 1,
    plannings: 0,
    audits: 0,
    reports: 0,
    lastActivity: noon.toISOString(),
  };
  expect(await as('Owner')).toEqual(figures);
  expect(await as('ProviderSupport', CATALOGUE_ID)).toEqual(figures);
  expect(await as('Owner', newId(), { instanceType: 'BROKER', brokers: [broker] })).toEqual(figures);
  expect(await as('Employee')).toBe('FORBIDDEN');
  expect(await as('LocationContact')).toBe('FORBIDDEN');
  expect(await as('Owner', newId(), { instanceType: 'BROKER', brokers: [newId()] })).toBe('NOT_FOUND');
});

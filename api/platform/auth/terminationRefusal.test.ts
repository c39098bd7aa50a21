import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { erasureDayOf } from '@plumbline/resources/rules/termination/termination';
import { expect, it } from 'vitest';
import { updateRecord } from '../../entities/updateRecord';
import { systemCall } from '../testing/factories';
import { terminationRefusal } from './terminationRefusal';
import { buildSomebody } from './testing/people';
import { refresh, signIn, useSignInServer } from './testing/signInServer';

const server = useSignInServer();

it('a person signed in to a terminated account reads, keeps own settings, and is told why nothing else goes', async () => {
  const somebody = await buildSomebody(server.db);
  const { browser } = await signIn(server, somebody.email);
  const before = await refresh(browser);
  expect(before.actor.termination).toBeUndefined();
  const erasedOn = erasureDayOf('2026-11-17');
  await updateRecord(systemCall(server.db, somebody.instance), definitions.instances, somebody.instance, {
    hasResigned: true,
    dateErasureDue: erasedOn,
  });
  server.wait(11);
  const ask = async (method: string, path: string, token: string, body: object = {}) => {
    const response = await browser.call(method, path, { token, ...(method === 'GET' ? {} : { body }) });
    return [response.status, ((await response.json().catch(() => null)) as { code?: string } | null)?.code];
  };
  // Also by a bearer from before.
  expect(await ask('POST', '/api/equipmentOwners', before.accessToken, { name: 'New' })).toEqual([
    403,
    'ACCOUNT_TERMINATED',
  ]);
  expect((await ask('GET', '/api/whoami', before.accessToken))[0]).toBe(200);
  const { actor, accessToken } = await refresh(browser);
  expect(actor.termination).toEqual({ erasedOn });
  expect((await ask('POST', '/api/session/end-others', accessToken))[1]).not.toBe('ACCOUNT_TERMINATED');
});

const refused = (method: string, originalUrl: string, isTerminated = true) =>
  terminationRefusal(
    { method, originalUrl },
    {
      user: 'u',
      contact: null,
      instance: isTerminated ? 'a' : CATALOGUE_ID,
      instanceType: 'COMPANY',
      role: 'Owner',
      locations: 'all',
      categories: 'all',
      language: 'pl-PL',
      email: '',
      termination: isTerminated ? { erasedOn: '2027-02-15' } : undefined,
    },
  )?.code;

it.each([
  ['POST', '/api/equipments'],
  ['PUT', '/api/equipments/1?x=1'],
  ['DELETE', '/api/equipments/1'],
  ['POST', '/api/equipments/1/restore'],
  ['POST', '/api/instances/1/undoResignation'],
  ['POST', '/api/orders/place'],
  ['POST', '/api/orders/1/cancel'],
  ['POST', '/api/sync/push'],
  ['POST', '/api/imports'],
  ['POST', '/api/imports/1/run'],
  ['PUT', '/api/files/abc'],
  ['POST', '/api/auditPlannings/plan'],
])('%s %s is refused', (method, path) => {
  expect(refused(method, path)).toBe('ACCOUNT_TERMINATED');
  expect(refused(method, path, false)).toBeUndefined();
});

it.each([
  ['GET', '/api/equipments'],
  ['GET', '/api/instances/1/exportAll'],
  ['POST', '/api/sync/pull'],
  ['POST', '/api/sync/receipts'],
  ['POST', '/api/labels'],
  ['POST', '/api/session/signout'],
  ['POST', '/api/apiTokens'],
  ['POST', '/api/contacts/1/erase'],
  ['POST', '/api/contacts/1/exportPersonalData'],
  ['POST', '/api/errorRecords/report'],
  ['POST', '/api/devices/register'],
  ['POST', '/api/savedFilters'],
  ['PUT', '/api/users/1'],
])('%s %s is possible', (method, path) => {
  expect(refused(method, path)).toBeUndefined();
});

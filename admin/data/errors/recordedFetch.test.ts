import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import type { Fault } from './errorLog';
import { takeFailedWrite } from './failedWrites';
import { recordedFetch } from './recordedFetch';

const id = '0192a000-0000-7000-8000-000000000001';

function server(error: unknown) {
  const faults: Fault[] = [];
  const log = {
    add: (fault: Fault) => {
      faults.push(fault);
      return { ...fault, id, date: '', count: 1, cacheId: null, who: null, since: 0, told: 0 };
    },
  };
  const fetch = recordedFetch(
    () => Promise.reject(error),
    log,
    () => 1_000,
  );
  const call = (address: string, init?: RequestInit) => fetch(address, init).catch((thrown) => thrown);
  return { call, faults };
}
const refusal = (status: number, code?: string) => new HttpError('x', status, code ? { code } : null);
const taken = () => takeFailedWrite(1_000, () => true);

it('keeps what the server stumbled over, without what people wrote', async () => {
  const error = refusal(500, 'UNEXPECTED');
  const { call, faults } = server(error);
  const body = { firstName: 'Anna', password: 'Tajne-2026!', comment: 'Anna', photo: 'data:,x', version: 2 };
  expect(await call('/api/contacts?x=Anna', { method: 'POST', body: JSON.stringify(body) })).toBe(error);
  expect(faults).toEqual([
    {
      content: '500 UNEXPECTED',
      url: '/api/contacts?x',
      httpMethod: 'POST',
      payload: '{"firstName":"[…]","password":"[…]","comment":"[…]","photo":"[…]","version":2}',
      cacheId: null,
    },
  ]);
  expect(taken()).toMatchObject({ error, method: 'POST', path: '/api/contacts', reference: '00000001' });
  expect(taken()).toBeUndefined();
});

it('names the command of the outbox that was sent, and leaves telling to the outbox', async () => {
  const { call, faults } = server(refusal(500, 'UNEXPECTED'));
  await call('/api/sync/push', { method: 'POST', body: JSON.stringify({ commands: [{ id }] }) });
  expect(faults).toMatchObject([{ cacheId: id, url: '/api/sync/push' }]);
  expect(taken()).toBeUndefined();
});

it.each([
  [500, 'UNEXPECTED', true],
  [500, undefined, true],
  [503, 'REPORT_TIMEOUT', true],
  [400, 'BAD_QUERY', true],
  [404, undefined, false],
  [502, undefined, false],
  [503, 'NOT_READY', false],
  [507, 'STORAGE_FULL', false],
  [404, 'NOT_FOUND', false],
  [422, 'INVALID', false],
  [409, 'STALE_VERSION', false],
  [401, 'NOT_SIGNED_IN', false],
  [403, 'FORBIDDEN', false],
  [0, undefined, false],
])('an answer %i %s is a fault: %s', async (status, code, isKept) => {
  const { call, faults } = server(refusal(status, code));
  await call('/api/equipments');
  expect(faults).toHaveLength(isKept ? 1 : 0);
});

it('does not record that the network is away, but knows that something was not saved', async () => {
  const error = new TypeError('Failed to fetch');
  const { call, faults } = server(error);
  await call('/api/equipments', { method: 'GET' });
  expect(taken()).toBeUndefined();
  await call(`/api/equipments/${id}`, { method: 'PUT', body: '{}' });
  expect(faults).toEqual([]);
  expect(taken()).toMatchObject({ method: 'PUT', reference: undefined });
});

it('forgets a failed write that nobody spoke of in time', async () => {
  const { call } = server(refusal(500, 'UNEXPECTED'));
  await call('/api/equipments', { method: 'POST', body: '{}' });
  expect(takeFailedWrite(5_000, () => true)).toBeUndefined();
});

it('records a file that could not be sent without looking into it', async () => {
  const { call, faults } = server(refusal(500, 'UNEXPECTED'));
  await call('/api/files/x', { method: 'PUT', body: new Uint8Array([1]) });
  expect(faults).toMatchObject([{ payload: null }]);
});

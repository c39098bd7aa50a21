import { newId } from '@plumbline/resources/language/ids';
import { expect, test } from 'vitest';
import { checkPull } from './checkPull';
import { checkPush } from './checkPush';

const good = {
  id: newId(),
  resource: 'audits',
  recordId: newId(),
  operation: 'update',
  baseVersion: 1,
  patch: {},
  madeAt: '2026-11-17T12:00:00.000Z',
  schemaVersion: 1,
};
const request = (command: unknown) => ({ user: newId(), instance: newId(), commands: [command] });

test('a right command passes as it is, without what nobody asked for', () => {
  expect(checkPush(request({ ...good, after: good.recordId, extra: 1 })).commands).toEqual([
    { ...good, after: good.recordId },
  ]);
});

test.each<[string, Record<string, unknown>]>([
  ['id', { id: 'x' }],
  ['resource', { resource: 'nothing' }],
  ['resource', { resource: 'constructor' }],
  ['recordId', { recordId: 7 }],
  ['operation', { operation: 'drop' }],
  ['name', { operation: 'command' }],
  ['name', { name: 'finish' }],
  ['baseVersion', { baseVersion: '1' }],
  ['baseVersion', { baseVersion: 1.5 }],
  ['after', { after: 'before' }],
  ['patch', { patch: [] }],
  ['madeAt', { madeAt: 'yesterday' }],
  ['madeAt', { madeAt: '+010000-01-01T00:00:00.000Z' }],
  ['schemaVersion', { schemaVersion: null }],
])('a wrong %s is named', (field, wrong) => {
  expect(() => checkPush(request({ ...good, ...wrong }))).toThrow(
    expect.objectContaining({ code: 'BAD_REQUEST', data: { field: `commands[0].${field}` } }),
  );
});

test('the zone of a device passes, one that nobody knows here is left out and refuses nothing', () => {
  const zoned = (zone: unknown) => checkPush(request({ ...good, zone })).commands;
  expect(zoned('America/New_York')).toEqual([{ ...good, zone: 'America/New_York' }]);
  expect([zoned('Nowhere/At_all'), zoned(7), zoned(null)]).toEqual([[good], [good], [good]]);
});

test('more commands than one request may carry are too large', () => {
  const commands = Array.from({ length: 201 }, () => good);
  expect(() => checkPush({ ...request(good), commands })).toThrow(
    expect.objectContaining({ code: 'TOO_LARGE' }),
  );
});

test('a request that does not say whose it is is turned away', () => {
  expect(() => checkPull({ shard: 'base' })).toThrow(
    expect.objectContaining({ code: 'BAD_REQUEST', data: { field: 'user' } }),
  );
  expect(() => checkPush({ user: newId(), commands: [] })).toThrow(
    expect.objectContaining({ code: 'BAD_REQUEST', data: { field: 'instance' } }),
  );
});

test.each([
  [{ shard: 'all' }, 'shard'],
  [{ shard: { location: '1' } }, 'shard'],
  [{ shard: 'base', cursor: 5 }, 'cursor'],
  [{ shard: 'base', limit: 0 }, 'limit'],
])('a wrong part of a pull is named: %j', (body, field) => {
  expect(() => checkPull({ user: newId(), instance: newId(), ...body })).toThrow(
    expect.objectContaining({ code: 'BAD_REQUEST', data: { field } }),
  );
});

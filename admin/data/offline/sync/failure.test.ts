import { expect, test } from 'vitest';
import { StorageError } from '../storage/StorageError';
import { failureOf, jsonOf, StrangeAnswer } from './failure';

const refusal = (status: number, body: unknown = null) =>
  Object.assign(new Error('refused'), { status, body });

test.each([
  [new TypeError('Failed to fetch'), 'unreachable', 'NETWORK'],
  [new StrangeAnswer(), 'unreachable', 'NETWORK'],
  [refusal(0), 'unreachable', 'NETWORK'],
  [refusal(502), 'unreachable', 'UNEXPECTED'],
  [refusal(503, { code: 'NOT_READY' }), 'unreachable', 'NOT_READY'],
  [refusal(507, { code: 'STORAGE_FULL' }), 'later', 'STORAGE_FULL'],
  [refusal(401, { code: 'NOT_SIGNED_IN' }), 'signIn', 'NOT_SIGNED_IN'],
  [refusal(403, { code: 'SYNC_WRONG_ACCOUNT' }), 'signIn', 'SYNC_WRONG_ACCOUNT'],
  [refusal(403, { code: 'FORBIDDEN' }), 'refused', 'FORBIDDEN'],
  [refusal(403, { code: 'ACCOUNT_TERMINATED' }), 'later', 'ACCOUNT_TERMINATED'],
  [refusal(409, { code: 'STALE_VERSION' }), 'refused', 'STALE_VERSION'],
  [refusal(413), 'tooLarge', 'TOO_LARGE'],
  [refusal(429), 'later', 'TOO_MANY_REQUESTS'],
  [refusal(500, '<html>'), 'later', 'UNEXPECTED'],
  [new StorageError('full'), 'storage', 'BROWSER_STORAGE'],
])('%s is %s (%s)', (error, kind, code) => {
  expect(failureOf(error)).toMatchObject({ kind, code });
});

test('keeps what the server says about fields and waiting', () => {
  expect(failureOf(refusal(429, { code: 'TOO_MANY_REQUESTS', data: { seconds: 7 } })).seconds).toBe(7);
  expect(
    failureOf(refusal(422, { code: 'INVALID', errors: { name: { message: 'validation.required' } } })).errors,
  ).toEqual({ name: { message: 'validation.required' } });
});

test.each(['<html>', '[]', '"text"', 'null'])('%s is no answer of ours', async (text) => {
  await expect(jsonOf(new Response(text))).rejects.toBeInstanceOf(StrangeAnswer);
});

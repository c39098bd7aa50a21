import { expect, test } from 'vitest';
import { mayRetry, signInStatus } from './signInStatus';

const fast = { isOnline: true, isSlow: false };
const slow = { isOnline: true, isSlow: true };
const none = { isOnline: false, isSlow: false };

test.each([
  ['unknown', 0, fast, 'loading', false],
  ['unknown', 999, fast, 'loading', false],
  ['unknown', 1000, fast, 'checkAuth', false],
  ['unknown', 4999, fast, 'checkAuth', false],
  ['unknown', 5000, fast, 'authFailed', true],
  ['signedOut', 0, fast, 'leaving', false],
  ['signedOut', 4999, fast, 'leaving', false],
  ['signedOut', 5000, fast, 'authFailed', true],
  ['unreachable', 0, fast, 'noServer', true],
  ['unknown', 999, slow, 'loading', false],
  ['unknown', 1000, slow, 'slow', false],
  ['unknown', 5000, slow, 'slow', true],
  ['unknown', 0, none, 'noInternet', true],
  ['unreachable', 9000, none, 'noInternet', true],
  ['signedOut', 9000, none, 'noInternet', true],
] as const)('%s after %i ms, %j: %s', (state, waited, connection, status, canRetry) => {
  expect(signInStatus({ state, waited, ...connection })).toBe(status);
  expect(mayRetry(status, waited)).toBe(canRetry);
});

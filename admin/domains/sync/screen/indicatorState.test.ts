import { expect, test } from 'vitest';
import type { ConnectionView, OutboxView } from '../../../data/offline/types';
import { indicatorState } from './indicatorState';

const quiet = { refused: 0, waiting: 0, isSyncing: false, pause: null } as unknown as OutboxView; // what it looks at
const online: ConnectionView = { isOnline: true, isForcedOffline: false, isSlow: false };

test.each([
  ['synced', {}, {}],
  ['slow', {}, { isSlow: true }],
  ['waiting', { waiting: 2 }, { isSlow: true }],
  ['syncing', { waiting: 2, isSyncing: true }, {}],
  ['signIn', { waiting: 2, pause: 'signedOut' }, {}],
  ['offline', { waiting: 2 }, { isOnline: false }],
  ['forced', {}, { isOnline: false, isForcedOffline: true }],
  ['refused', { refused: 1, waiting: 2 }, { isOnline: false }],
] as const)('says %s of %j on %j', (expected, outbox, connection) => {
  expect(indicatorState({ ...quiet, ...outbox }, { ...online, ...connection })).toBe(expected);
});

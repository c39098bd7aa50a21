import { expect, it } from 'vitest';
import { leastOnlineTime, reconnectDelay } from '../../data/connection/connectionState';
import { refreshFactor } from '../../data/session/signIn/sessionTimes';
import { inactivityLimit } from '../../data/session/signIn/watchInactivity';
import { longAfter } from '../../kit/behaviour/waitingLimits';
import { authFailedAfter, checkAuthAfter } from './steps/signInStatus';

it('times are those of the specification (sections 7 to 9)', () => {
  expect({ longAfter, checkAuthAfter, authFailedAfter, reconnectDelay, leastOnlineTime }).toEqual({
    longAfter: 50 * 200,
    checkAuthAfter: 1000,
    authFailedAfter: 5000,
    reconnectDelay: 10_000,
    leastOnlineTime: 2000,
  });
  expect([refreshFactor, inactivityLimit]).toEqual([0.1, 7_200_000]);
});

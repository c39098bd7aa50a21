import { describe, expect, test } from 'vitest';
import { type ConnectionEvent, connectionAfter, initialConnection } from './connectionState';

const play = (...events: ConnectionEvent[]) => events.reduce(connectionAfter, initialConnection(true, 0));

test('a page that is loaded without a network starts offline and goes online after the delay', () => {
  const start = initialConnection(false, 0);
  expect(start.isOnline).toBe(false);
  const reachable = connectionAfter(start, { type: 'reachable', at: 1_000 });
  expect(reachable).toMatchObject({ isOnline: false, switchAt: 11_000 });
  expect(connectionAfter(reachable, { type: 'tick', at: 11_000 })).toMatchObject({
    isOnline: true,
    switchAt: null,
  });
});

describe('coming back', () => {
  test('offline at once, online again only ten seconds after the first report', () => {
    expect(play({ type: 'unreachable', at: 100 }).isOnline).toBe(false);
    const back = play({ type: 'unreachable', at: 100 }, { type: 'reachable', at: 5_000 });
    expect(back).toMatchObject({ isOnline: false, switchAt: 15_000 });
    expect(connectionAfter(back, { type: 'tick', at: 14_999 }).isOnline).toBe(false);
    expect(connectionAfter(back, { type: 'tick', at: 15_000 }).isOnline).toBe(true);
  });

  test('a connection that was lost again in the meantime does not count as back', () => {
    const lost = play(
      { type: 'unreachable', at: 0 },
      { type: 'reachable', at: 1_000 },
      { type: 'unreachable', at: 4_000 },
    );
    expect(connectionAfter(lost, { type: 'tick', at: 11_000 })).toMatchObject({
      isOnline: false,
      switchAt: null,
    });
  });

  test('one that is there for less than two seconds when the delay ends has to hold first', () => {
    const fluttering = play(
      { type: 'unreachable', at: 0 },
      { type: 'reachable', at: 1_000 },
      { type: 'unreachable', at: 9_000 },
      { type: 'reachable', at: 10_000 },
      { type: 'tick', at: 11_000 },
    );
    expect(fluttering).toMatchObject({ isOnline: false, switchAt: 12_001 });
    expect(connectionAfter(fluttering, { type: 'tick', at: 12_001 }).isOnline).toBe(true);
  });

  test('a flutter does not make the delay start anew', () => {
    const fluttering = play(
      { type: 'unreachable', at: 0 },
      { type: 'reachable', at: 1_000 },
      { type: 'unreachable', at: 2_000 },
      { type: 'reachable', at: 3_000 },
    );
    expect(fluttering.switchAt).toBe(11_000);
  });

  test('hearing twice that it is reachable changes nothing', () => {
    const state = play({ type: 'unreachable', at: 0 }, { type: 'reachable', at: 1_000 });
    expect(connectionAfter(state, { type: 'reachable', at: 5_000 })).toBe(state);
  });
});

describe('forced offline', () => {
  test('stays offline whatever the browser reports, until the person reconnects, which is at once', () => {
    const forced = play(
      { type: 'forceOffline', at: 0 },
      { type: 'unreachable', at: 1_000 },
      { type: 'reachable', at: 2_000 },
      { type: 'tick', at: 60_000 },
    );
    expect(forced).toMatchObject({ isOnline: false, isForcedOffline: true });
    expect(connectionAfter(forced, { type: 'reconnect', at: 61_000 })).toMatchObject({
      isOnline: true,
      isForcedOffline: false,
    });
  });

  test('forcing it while the delay runs stops the delay', () => {
    const forced = play(
      { type: 'unreachable', at: 0 },
      { type: 'reachable', at: 1_000 },
      { type: 'forceOffline', at: 2_000 },
      { type: 'tick', at: 11_000 },
    );
    expect(forced.isOnline).toBe(false);
  });

  test('reconnecting without a network stays offline', () => {
    expect(
      play({ type: 'forceOffline', at: 0 }, { type: 'unreachable', at: 1 }, { type: 'reconnect', at: 2 }),
    ).toMatchObject({ isOnline: false, isForcedOffline: false });
  });
});

test.each([
  [{ downlink: 0.15 }, true],
  [{ downlink: 0.16 }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ roundTrip: 601 }, true],
  [{ roundTrip: 600 }, false],
  [{}, false],
])('%j is slow: %s', (quality, isSlow) => {
  expect(play({ type: 'quality', at: 0, ...quality }).isSlow).toBe(isSlow);
});

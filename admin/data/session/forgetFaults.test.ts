import { expect, it, vi } from 'vitest';
import { forgetFaults } from './forgetFaults';
import { anna, device, fakeServer } from './signIn/testing';

it('clears the log of every tab when the person signs out in one, and not before', async () => {
  const tablet = device(fakeServer());
  await tablet.identity.write(anna);
  const [one, two] = [tablet.open().session, tablet.open().session];
  const logs = [one, two].map((session) => {
    const log = { clear: vi.fn() };
    forgetFaults(session, log);
    return log;
  });
  await one.start();
  await two.start();
  expect(logs.map(({ clear }) => clear.mock.calls.length)).toEqual([0, 0]);
  await one.signOut();
  expect(logs.map(({ clear }) => clear.mock.calls.length)).toEqual([1, 1]);
});

it('leaves alone what happened before anybody was here', async () => {
  const server = fakeServer(null);
  server.refusal = 'NOT_SIGNED_IN';
  const { session } = device(server).open();
  const log = { clear: vi.fn() };
  forgetFaults(session, log);
  await session.start();
  expect([session.status().state, log.clear.mock.calls.length]).toEqual(['signedOut', 0]);
});

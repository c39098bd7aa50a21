import { beforeEach, expect, it, vi } from 'vitest';
import { deviceIsCalled } from '../../data/device';
import { followDevice } from './followDevice';
import { remoteServer, who } from './testing/remoteServer';

let server = remoteServer();
beforeEach(() => {
  server = remoteServer();
});

function follow({ isOnline = true, person = who as typeof who | null } = {}) {
  const page = server.openPage({ isOnline: () => isOnline });
  let ring = () => {};
  const exclusively = vi.fn((_name: string, work: () => Promise<unknown>) => work());
  const following = followDevice({
    world: page.world,
    who: () => person,
    journalOf: () => page.journal,
    exclusively: exclusively as never, // generic in what it answers
    moments: [
      (listener) => {
        ring = listener;
        return () => {
          ring = () => {};
        };
      },
    ],
  });
  return { ...page, following, ring: () => ring(), exclusively };
}

it('reports when that is due, and looks at no server otherwise', async () => {
  const { following, exclusively } = follow();
  await following.look();
  await following.look();
  expect(server.told).toHaveLength(1);
  expect(exclusively).toHaveBeenCalledWith('plumbline-device-anna.pion', expect.any(Function));
});

it('asks at once when it is called, and does what it hears', async () => {
  const { following, world } = follow();
  await following.look();
  server.order('diagnostics');
  deviceIsCalled();
  await vi.waitFor(() => expect(world.sendDiagnostics).toHaveBeenCalledTimes(1));
  following.stop();
  const before = server.told.length;
  deviceIsCalled();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(server.told).toHaveLength(before);
});

it('does what waited when its moment comes', async () => {
  const { following, world, ring } = follow();
  server.order('reload');
  world.isQuiet.mockResolvedValue(false);
  await following.look();
  ring();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(world.reload).not.toHaveBeenCalled();
  world.isQuiet.mockResolvedValue(true);
  ring();
  await vi.waitFor(() => expect(world.reload).toHaveBeenCalledTimes(1));
});

it('tells what ended the page before as soon as the next one stands', async () => {
  server.order('reload');
  const before = follow();
  await before.following.look();
  expect(before.world.reload).toHaveBeenCalledTimes(1);
  before.following.stop();
  const told = server.told.length;
  await follow().following.look();
  expect(server.told.slice(told)[0]).toMatchObject([{ id: 'reload', state: 'DONE' }]);
});

it('asks nothing while nobody works here, or the person works offline', async () => {
  await follow({ person: null }).following.look(true);
  await follow({ isOnline: false }).following.look(true);
  expect(server.told).toEqual([]);
});

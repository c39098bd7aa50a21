import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { carryOut, hasWork } from './carryOut';
import { remoteServer, who } from './testing/remoteServer';

let server = remoteServer();
beforeEach(() => {
  server = remoteServer();
});
type Page = ReturnType<typeof server.openPage>;
const contact = ({ world, journal }: Page) => carryOut(who, world, journal);
const states = ({ journal }: Page) => journal.entries().map(({ id, state, failure }) => [id, state, failure]);
const last = () => server.told.at(-1);

describe('each action', () => {
  it('sends diagnostics and tells their number', async () => {
    server.order('diagnostics');
    const page = server.openPage();
    await contact(page);
    expect(page.world.sendDiagnostics).toHaveBeenCalledTimes(1);
    expect(last()).toEqual([{ id: 'diagnostics', state: 'DONE', failure: null, note: 'D-4711' }]);
  });

  it('fetches copies anew', async () => {
    server.order('resync');
    const page = server.openPage();
    await contact(page);
    expect(page.client.resync).toHaveBeenCalledTimes(1);
    expect(last()).toMatchObject([{ id: 'resync', state: 'DONE' }]);
  });

  it('clears copies, handing over what could not be sent', async () => {
    server.order('clearCopies');
    const page = server.openPage();
    await contact(page);
    expect(page.client.clearCopies).toHaveBeenCalledWith(page.world.saveExport);
    expect(last()).toMatchObject([{ id: 'clearCopies', state: 'DONE' }]);
  });

  it('reloads, and the next page says that it is done', async () => {
    server.order('reload');
    const page = server.openPage();
    await contact(page);
    expect(page.world.reload).toHaveBeenCalledTimes(1);
    expect(last()).toMatchObject([{ id: 'reload', state: 'RECEIVED' }]);
    // The page that goes does not begin anew before it is gone, nor does another tab.
    await contact(page);
    expect(page.world.reload).toHaveBeenCalledTimes(1);
    const next = server.openPage();
    await contact(next);
    expect(next.world.reload).not.toHaveBeenCalled();
    expect(last()).toMatchObject([{ id: 'reload', state: 'DONE' }]);
  });

  it('updates: the next page says whether another version runs', async () => {
    const take = vi.fn();
    for (const [id, version, outcome] of [
      ['taken', '1-def', { state: 'DONE', failure: null, note: '1-def' }],
      ['refused', '1-abc', { state: 'FAILED', failure: 'UPDATE_NOT_TAKEN' }],
    ] as const) {
      server.order('update', id);
      await contact(server.openPage({ findUpdate: async () => take }));
      await contact(server.openPage({ version }));
      expect(last()).toMatchObject([{ id, ...outcome }]);
    }
    expect(take).toHaveBeenCalledTimes(2);
  });

  it('says which version runs where it is the newest, and where the browser has no way to update', async () => {
    server.order('update', 'newest');
    await contact(server.openPage());
    expect(last()).toMatchObject([{ id: 'newest', state: 'DONE', note: '1-abc' }]);
    server.order('update', 'unsupported');
    await contact(server.openPage({ findUpdate: async () => 'UNSUPPORTED' }));
    expect(last()).toMatchObject([{ id: 'unsupported', state: 'FAILED', failure: 'NOT_SUPPORTED' }]);
  });

  it('signs out after it has sent what waits and said so, while nothing can be typed', async () => {
    server.order('signOut');
    const page = server.openPage();
    page.world.signOut.mockImplementation(async () => {
      expect(page.client.syncNow).toHaveBeenCalled();
      expect(last()).toMatchObject([{ id: 'signOut', state: 'DONE' }]);
    });
    await contact(page);
    expect(page.world.signOut).toHaveBeenCalledTimes(1);
    expect(page.world.withoutInput).toHaveBeenCalledTimes(1);
  });

  it('shows a message until somebody has read it', async () => {
    server.order('message');
    const page = server.openPage();
    await contact(page);
    expect(page.journal.entries()).toMatchObject([{ message: 'Call us', state: 'RECEIVED' }]);
    expect(await hasWork(page.world, page.journal)).toBe(false);
    page.journal.change('message', { state: 'DONE' });
    expect(await hasWork(page.world, page.journal)).toBe(true);
    await contact(page);
    expect(server.told).toContainEqual([{ id: 'message', state: 'DONE', failure: null, note: null }]);
  });
});

describe('nothing is lost by it', () => {
  const interrupting = ['reload', 'update', 'resync', 'clearCopies', 'signOut'] as const;

  it.each(interrupting)('%s waits while somebody is in the middle of something', async (action) => {
    server.order(action);
    const take = vi.fn();
    const page = server.openPage({ findUpdate: async () => take });
    page.world.isQuiet.mockResolvedValue(false);
    await contact(page);
    const done = () =>
      [take, page.world.reload, page.world.signOut, page.client.resync, page.client.clearCopies].reduce(
        (sum, { mock }) => sum + mock.calls.length,
        0,
      );
    expect(done()).toBe(0);
    expect(last()).toMatchObject([{ id: action, state: 'RECEIVED' }]);
    expect(await hasWork(page.world, page.journal)).toBe(false);
    page.world.isQuiet.mockResolvedValue(true);
    expect(await hasWork(page.world, page.journal)).toBe(true);
    await contact(page);
    expect(done()).toBe(1);
  });

  it.each(['reload', 'signOut'] as const)(
    '%s is not carried out over what was typed at the last moment',
    async (action) => {
      server.order(action);
      const page = server.openPage();
      page.world.isQuiet.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
      await contact(page);
      expect(page.world.reload).not.toHaveBeenCalled();
      expect(page.world.signOut).not.toHaveBeenCalled();
      expect(states(page)).toEqual([[action, 'RECEIVED', null]]);
      expect(server.told.flat().every(({ state }) => state === 'RECEIVED')).toBe(true);
    },
  );

  it.each(['diagnostics', 'resync', 'clearCopies', 'update'] as const)(
    '%s waits for a line that bears it',
    async (action) => {
      server.order(action);
      const page = server.openPage();
      page.world.isLineGood.mockReturnValue(false);
      await contact(page);
      expect(page.client.resync).not.toHaveBeenCalled();
      expect(page.client.clearCopies).not.toHaveBeenCalled();
      expect(page.world.sendDiagnostics).not.toHaveBeenCalled();
      expect(page.world.findUpdate).not.toHaveBeenCalled();
      expect(states(page)).toEqual([[action, 'RECEIVED', null]]);
    },
  );
});

describe('once, whatever happens on the way', () => {
  it('what is handed over again is not done again', async () => {
    server.order('diagnostics');
    const page = server.openPage();
    await contact(page);
    server.order('diagnostics');
    await contact(page);
    await contact(server.openPage());
    expect(page.world.sendDiagnostics).toHaveBeenCalledTimes(1);
  });

  it('an outcome that did not arrive is told later, and the thing not done again', async () => {
    server.order('diagnostics');
    const page = server.openPage();
    page.world.sendDiagnostics.mockImplementation(async () => {
      server.goAway();
      return 'D-1';
    });
    await expect(contact(page)).rejects.toThrow();
    expect(await hasWork(page.world, page.journal)).toBe(true);
    server.goAway(false);
    const next = server.openPage();
    await contact(next);
    expect(next.world.sendDiagnostics).not.toHaveBeenCalled();
    expect(server.told.flat()).toContainEqual({
      id: 'diagnostics',
      state: 'DONE',
      failure: null,
      note: 'D-1',
    });
  });

  it('nothing is done without the server’s word of this moment', async () => {
    server.order('reload');
    const page = server.openPage();
    page.world.isQuiet.mockResolvedValue(false);
    await contact(page);
    page.world.isQuiet.mockResolvedValue(true);
    server.goAway();
    await expect(contact(page)).rejects.toThrow();
    expect(page.world.reload).not.toHaveBeenCalled();
    server.goAway(false);
    server.withdraw('reload');
    await contact(page);
    expect(page.world.reload).not.toHaveBeenCalled();
    expect(states(page)).toEqual([['reload', 'FAILED', 'WITHDRAWN']]);
  });

  it('what cannot be written down is not done', async () => {
    server.order('diagnostics');
    const page = server.openPage();
    page.world.storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await expect(contact(page)).rejects.toThrow('full');
    expect(page.world.sendDiagnostics).not.toHaveBeenCalled();
  });
});

describe('what fails', () => {
  it('because of the line is tried again, five times in all', async () => {
    server.order('diagnostics');
    const page = server.openPage();
    page.world.sendDiagnostics.mockRejectedValue(new TypeError('Failed to fetch'));
    for (let time = 0; time < 4; time += 1) await contact(page);
    expect(states(page)).toEqual([['diagnostics', 'RECEIVED', null]]);
    await contact(page);
    expect(last()).toMatchObject([{ id: 'diagnostics', state: 'FAILED', failure: 'POOR_CONNECTION' }]);
  });

  it('otherwise has failed, and does not hold up what comes after', async () => {
    server.order('clearCopies');
    server.order('diagnostics');
    const page = server.openPage();
    page.client.clearCopies.mockRejectedValue(new HttpError('x', 500, { code: 'UNEXPECTED' }));
    await contact(page);
    expect(states(page)).toEqual([
      ['diagnostics', 'DONE', null],
      ['clearCopies', 'FAILED', 'UNEXPECTED'],
    ]);
  });

  it('where this browser keeps nothing, says so', async () => {
    server.order('resync');
    server.order('clearCopies');
    const page = server.openPage({ client: () => null });
    await contact(page);
    expect(states(page)).toEqual([
      ['clearCopies', 'FAILED', 'NOT_SUPPORTED'],
      ['resync', 'FAILED', 'NOT_SUPPORTED'],
    ]);
  });
});

it('keeps a log of bounded length, and nothing that is still open gives way', async () => {
  const page = server.openPage();
  server.order('message', 'unread');
  await contact(page);
  for (let count = 0; count < 70; count += 1) {
    server.order('diagnostics', `d${count}`);
    await contact(page);
  }
  expect(page.journal.entries().length).toBeLessThanOrEqual(61);
  expect(page.journal.entries().map(({ id }) => id)).toContain('unread');
});

it('begins anew where something else stands in the place of the log', async () => {
  server.disk.set('plumbline-device-log.anna.pion', '{"a":1}');
  const page = server.openPage();
  expect(page.journal.entries()).toEqual([]);
  server.disk.set('plumbline-device-log.anna.pion', 'nonsense');
  expect(page.journal.entries()).toEqual([]);
});

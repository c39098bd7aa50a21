import { newId } from '@plumbline/resources/language/ids';
import { describe, expect, test, vi } from 'vitest';
import { readExport } from '../sync/exportOutbox';
import { idle } from '../testing/createDevice';
import { hallTest } from '../testing/hallTest';

const hall = hallTest();
const handOver = vi.fn(async (_exported: Blob) => {});

/** A tab with a second location, in which nothing waits, and a change in the hall that the server refuses. */
async function withRefusal() {
  const other = newId();
  hall.server.put('locations', { id: other, name: 'Yard', instance: hall.instance });
  const yard = newId();
  hall.server.put('audits', { id: yard, location: other, comment: null, instance: hall.instance });
  const tab = await hall.downloaded();
  await tab.client.download([other]);
  hall.server.refuse = () => 'FORBIDDEN';
  await tab.client.save('audits', hall.audit, { comment: 'mine' });
  await idle(tab);
  expect(tab.client.outbox()).toMatchObject({ waiting: 0, refused: 1 });
  handOver.mockClear();
  return { ...tab, tab, other, yard };
}

describe('resync', () => {
  test('fetches everything anew and leaves what is not on the server where it is', async () => {
    const { client } = await withRefusal();
    hall.server.calls.length = 0;
    await client.resync();
    expect(client.downloads().map(({ state }) => state)).toEqual(['saved', 'saved']);
    expect(client.record('audits', hall.audit)?.comment).toBe('mine');
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 1 });
  });

  test('sends what waits before', async () => {
    const tab = await hall.downloaded();
    hall.device.goOffline();
    await tab.client.save('audits', hall.audit, { comment: 'from the hall' });
    await hall.device.comeBack();
    await tab.client.resync();
    expect(hall.server.row('audits', hall.audit)).toMatchObject({ comment: 'from the hall' });
    expect(tab.client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
    expect(tab.client.record('audits', hall.audit)?.comment).toBe('from the hall');
  });

  test('takes nothing off a device that cannot fetch it again', async () => {
    const tab = await hall.downloaded();
    hall.device.goOffline();
    await expect(tab.client.resync()).rejects.toMatchObject({ code: 'NETWORK' });
    await expect(tab.client.clearCopies(handOver)).rejects.toMatchObject({ code: 'NETWORK' });
    expect(tab.client.record('audits', hall.audit)).toBeDefined();
    await hall.device.comeBack();
    await idle(tab);
    hall.server.failNext('unreachable');
    await expect(tab.client.resync()).rejects.toThrow();
    expect(tab.client.record('audits', hall.audit)).toBeDefined();
  });
});

describe('clearing the copies', () => {
  test('keeps what the server did not take, hands it over as a file, and keeps its location', async () => {
    const { client, other, yard } = await withRefusal();
    await client.clearCopies(handOver);
    const [file] = handOver.mock.calls[0] ?? [];
    const content = readExport((await file?.text()) ?? '');
    expect(content?.items.map(({ command }) => command.patch)).toEqual([{ comment: 'mine' }]);
    expect(client.outbox()).toMatchObject({ waiting: 0, refused: 1 });
    expect(client.record('audits', hall.audit)?.comment).toBe('mine');
    expect(client.record('audits', yard)).toBeUndefined();
    expect(client.downloads().map(({ location }) => location)).toEqual([hall.location]);
    expect(client.record('locations', other)?.name).toBe('Yard');
  });

  test('touches nothing where the file could not be handed over', async () => {
    const { client, yard } = await withRefusal();
    handOver.mockRejectedValueOnce(new Error('no disk'));
    await expect(client.clearCopies(handOver)).rejects.toThrow('no disk');
    expect(client.record('audits', yard)).toBeDefined();
    expect(client.outbox()).toMatchObject({ refused: 1 });
  });

  test('hands nothing over where nothing is left', async () => {
    const tab = await hall.downloaded();
    handOver.mockClear();
    await tab.client.clearCopies(handOver);
    expect(handOver).not.toHaveBeenCalled();
    expect(tab.client.downloads()).toEqual([]);
    expect(tab.client.record('audits', hall.audit)).toBeUndefined();
    expect(tab.client.isReady()).toBe(true);
  });
});

describe('asking for changes', () => {
  test('says which device asks and what waits on it, and hears that it is called', async () => {
    const id = newId();
    const called = vi.fn();
    const tab = await hall.open({ known: { id: () => id, called } });
    await idle(tab);
    expect(hall.server.devices).toEqual([{ id, unsent: 0 }]);
    expect(called).not.toHaveBeenCalled();
    hall.server.isCalling = true;
    await tab.client.download([hall.location]);
    expect(hall.server.devices.slice(1)).toEqual([{ id, unsent: 0 }, undefined]);
    expect(called).toHaveBeenCalledTimes(1);
    hall.server.refuse = () => 'FORBIDDEN';
    await tab.client.save('audits', hall.audit, { comment: 'mine' });
    await idle(tab);
    await tab.client.syncNow();
    expect(hall.server.devices.at(-2)).toEqual({ id, unsent: 1 });
  });

  test('says nothing of a device that the server does not know', async () => {
    await idle(await hall.open({ known: { id: () => null, called: vi.fn() } }));
    expect(hall.server.devices).toEqual([undefined]);
  });
});

import { newId } from '@plumbline/resources/language/ids';
import { expect, test } from 'vitest';
import { hallTest } from '../testing/hallTest';

const hall = hallTest();

/** A piece that gets `mine` without network while it gets `theirs` online. */
async function assignedTwice() {
  const piece = newId();
  hall.server.put('equipments', {
    ...{ id: piece, location: hall.location, instance: hall.instance },
    ...{ qrCode: null, place: null },
  });
  const tab = await hall.downloaded();
  hall.device.goOffline();
  await tab.client.save('equipments', piece, { qrCode: 'mine' });
  hall.server.put('equipments', { id: piece, qrCode: 'theirs' });
  await hall.online(tab);
  return { client: tab.client, piece };
}

test('the person is told of both codes, and neither is written over', async () => {
  const { client, piece } = await assignedTwice();
  expect(client.outbox()).toMatchObject({ waiting: 0, refused: 1 });
  expect(client.state('equipments', piece)).toBe('refused');
  expect(hall.server.row('equipments', piece)).toMatchObject({ qrCode: 'theirs' });
  const [refused] = client.outbox().items;
  expect(refused?.receipt?.code).toBe('STALE_VERSION');
  expect(client.conflict(refused?.command.id ?? '')?.fields).toEqual([
    { field: 'qrCode', before: null, mine: 'mine', theirs: 'theirs', isContested: true },
  ]);
});

test.each(['mine', 'theirs'] as const)('%s is kept when the person chooses it', async (side) => {
  const { client, piece } = await assignedTwice();
  await client.rebase(client.outbox().items[0]?.command.id ?? '', { qrCode: side });
  await client.syncNow();
  expect(client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
  expect(hall.server.row('equipments', piece)).toMatchObject({ qrCode: side });
  expect(client.record('equipments', piece)).toMatchObject({ qrCode: side });
});

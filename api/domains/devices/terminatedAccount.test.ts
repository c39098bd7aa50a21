import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { expect, it } from 'vitest';
import { deleteRecord } from '../../entities/deleteRecord';
import { takeStep } from '../../entities/takeStep';
import { actorOf, callAs } from '../../platform/testing/factories';
import { lookAfterDevices } from './lookAfterDevices';
import { useDevices } from './testing/useDevices';

const { start } = useDevices();
const month = 31 * 24 * 60;

/** An account that was terminated after a device was asked to sign out. */
async function terminated() {
  const account = await start();
  const id = await account.send('signOut');
  const provider = callAs(account.db, actorOf(CATALOGUE_ID, 'ProviderAdmin'));
  await takeStep(provider, definitions.instances, account.instance, { name: 'resign', args: {} });
  return { ...account, id };
}

it('devices of a terminated account act on what was sent, and can still be asked to sign out', async () => {
  const { report, read, id, send } = await terminated();
  await report([{ id, state: 'RECEIVED' }], 1);
  await report([{ id, state: 'DONE' }], 2);
  expect(await read(id)).toMatchObject({ state: 'DONE' });
  const again = await send('signOut');
  expect((await report([], 3)).actions).toMatchObject([{ id: again }]);
});

it('who works on a device there withdraws the permission, and who keeps the account removes the device', async () => {
  const { allow, read, id, db, administrator, device, send } = await terminated();
  await allow(false);
  expect(await read(id)).toMatchObject({ state: 'FAILED', failure: 'NOT_ALLOWED' });
  await allow(true);
  const later = await send('reload');
  await deleteRecord(callAs(db, administrator), definitions.devices, device);
  await expect(read(later)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('keeps no action of another account from coming to nothing in time', async () => {
  const [one, other] = [await terminated(), await start()];
  const id = await other.send('reload');
  await lookAfterDevices(one.db, one.at(month), null);
  for (const state of [await one.read(one.id), await other.read(id)])
    expect(state).toMatchObject({ state: 'FAILED', failure: 'EXPIRED' });
});

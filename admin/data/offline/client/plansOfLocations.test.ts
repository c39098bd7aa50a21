import { newId } from '@plumbline/resources/language/ids';
import { expect, test } from 'vitest';
import { hallTest } from '../testing/hallTest';

const hall = hallTest();
const hash = 'f'.repeat(64);

function putPlan() {
  const pack = { hash, name: 'plan.tiles', mimeType: 'x', size: 3 };
  hall.server.put('floorPlans', { id: newId(), instance: hall.instance, location: hall.location, pack });
}

/** A device whose files of plans are answered when `arrive` or `fail` is called. */
async function open() {
  const answers: { arrive: () => void; fail: (status: number) => void }[] = [];
  const transport: typeof hall.server.transport = (address, init) =>
    address.startsWith('/api/floorPlans/')
      ? new Promise((resolve, reject) =>
          answers.push({
            arrive: () => resolve(new Response('all')),
            fail: (status) => reject(Object.assign(new Error(`HTTP ${status}`), { status })),
          }),
        )
      : hall.server.transport(address, init);
  const tab = await hall.device.openTab({ user: hall.user, instance: hall.instance, transport });
  const asked = async (count: number) => {
    await expect.poll(() => answers.length).toBe(count);
    const answer = answers[count - 1];
    if (!answer) throw new Error('Nothing was asked for.');
    return answer;
  };
  return { ...tab, asked, standing: () => tab.client.downloads()[0] };
}

test('a location is saved when its plans are here, and can be worked with before', async () => {
  putPlan();
  const { client, asked, standing } = await open();
  const download = client.download([hall.location]);
  const plan = await asked(1);
  expect(standing()).toMatchObject({ state: 'downloading', hasRows: true, plansLeft: 1 });
  expect(client.record('audits', hall.audit)).toBeTruthy();
  plan.arrive();
  await download;
  expect(standing()).toMatchObject({ state: 'saved', plansLeft: 0, failure: null });
});

test('a plan that fails is said with its reason, and comes when the person tries again', async () => {
  putPlan();
  const { client, asked, standing } = await open();
  const download = client.download([hall.location]);
  const refused = expect(download).rejects.toMatchObject({ code: 'DOWNLOAD_FAILED' });
  (await asked(1)).fail(404);
  await refused;
  expect(standing()).toMatchObject({ state: 'failed', hasRows: true, plansLeft: 1, failure: 'UNEXPECTED' });
  const again = client.download([hall.location]);
  expect(standing()).toMatchObject({ state: 'downloading', failure: null });
  (await asked(2)).arrive();
  await again;
  expect(standing()).toMatchObject({ state: 'saved' });
});

test('a device that starts without network knows which plans it has, and says which are missing', async () => {
  const first = await open();
  await first.client.download([hall.location]);
  expect(first.standing()).toMatchObject({ state: 'saved' });
  putPlan();
  const sync = first.client.syncNow();
  const plan = await first.asked(1);
  await sync;
  await first.client.close();
  hall.device.goOffline();
  const second = await open();
  expect(second.standing()).toMatchObject({ state: 'failed', hasRows: true, failure: 'NETWORK' });
  await second.client.close();
  plan.fail(503);
});

test('another tab hears that a plan has arrived', async () => {
  putPlan();
  const [first, second] = [await open(), await open()];
  const download = first.client.download([hall.location]);
  const plan = await first.asked(1);
  await expect.poll(second.standing).toMatchObject({ state: 'downloading', plansLeft: 1 });
  plan.arrive();
  await download;
  await expect.poll(second.standing).toMatchObject({ state: 'saved' });
});

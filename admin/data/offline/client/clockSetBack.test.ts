import { expect, test } from 'vitest';
import { reconnectDelay } from '../../connection/connectionState';
import { idle, turn } from '../testing/createDevice';
import { hallTest } from '../testing/hallTest';

const hall = hallTest();
const hours = 3 * 60 * 60_000;

test('a device whose clock is set back goes on fetching what others change', async () => {
  const tab = await hall.downloaded();
  hall.server.put('audits', { id: hall.audit, comment: 'of somebody else' });
  hall.device.setBack(hours);
  await hall.device.elapse(60_000);
  await idle(tab);
  expect(tab.client.record('audits', hall.audit)?.comment).toBe('of somebody else');
});

test('a clock set back while the network returns does not keep the device offline', async () => {
  const tab = await hall.downloaded();
  hall.device.goOffline();
  await tab.client.save('audits', hall.audit, { comment: 'kept' });
  hall.device.seeNetwork();
  await turn();
  hall.device.setBack(hours);
  await hall.device.elapse(reconnectDelay);
  await idle(tab);
  expect(tab.client.connection().isOnline).toBe(true);
  expect(hall.server.row('audits', hall.audit)?.comment).toBe('kept');
});

test('changes made before and after a clock was set back arrive in the order they were made', async () => {
  const tab = await hall.downloaded();
  hall.device.goOffline();
  await tab.client.save('audits', hall.audit, { comment: 'first' });
  hall.device.setBack(hours);
  await tab.client.save('audits', hall.audit, { comment: 'second' });
  await hall.online(tab);
  expect(tab.client.outbox()).toMatchObject({ waiting: 0, refused: 0 });
  expect(hall.server.row('audits', hall.audit)).toMatchObject({ comment: 'second', version: 3 });
});

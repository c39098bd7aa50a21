import * as commands from '@plumbline/resources/commands/devices';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import schedule from 'node-schedule';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import { enqueue } from '../../platform/jobs/jobs';
import type { JobRunner } from '../../platform/jobs/runJobs';
import { allowMaintenance } from './allowMaintenance';
import { lookAfterDevices, lookAfterDevicesKind } from './lookAfterDevices';
import { registerDevice } from './registerDevice';
import { sendAction } from './sendAction';
import { servedVersion } from './servedVersion';
import { withdrawAction } from './withdrawAction';

/** Mounts how devices report themselves, and how they are asked to do something. */
export function configureDevices(api: Api, jobs: JobRunner): void {
  // The page does not change while the process runs: another version is another process.
  const version = servedVersion(api);
  handleCommand(api, commands.registerDevice, async (call, sent) =>
    registerDevice(call, { ...sent }, await version),
  );
  handleCommand(api, commands.sendDeviceAction, (call, input, { id }) => sendAction(call, id, input));
  handleCommand(api, commands.withdrawDeviceAction, (call, _input, { id }) => withdrawAction(call, id));
  handleCommand(api, commands.allowRemoteMaintenance, (call, { isAllowed }, { id }) =>
    allowMaintenance(call, id, isAllowed === true),
  );
  jobs.handle(lookAfterDevicesKind, {
    maxAttempts: 3,
    run: async ({ db, now }) => lookAfterDevices(db, now(), await version),
  });
  const order = () =>
    orderOnce(api).catch(() => api.log.warn('the hourly look at devices could not be ordered'));
  const hourly = schedule.scheduleJob('23 * * * *', order);
  api.onClose(() => void hourly.cancel());
}

// Every process of an installation hears the clock; the first one's order is enough for the hour.
async function orderOnce({ db, now }: Api): Promise<void> {
  const lately = new Date(now().getTime() - 50 * 60_000);
  const known = await db('jobs')
    .where({ kind: lookAfterDevicesKind, subject: CATALOGUE_ID })
    .where('createdAt', '>=', lately)
    .first('id');
  if (!known)
    await enqueue(db, {
      instance: CATALOGUE_ID,
      kind: lookAfterDevicesKind,
      subject: CATALOGUE_ID,
      payload: {},
      now: now(),
    });
}

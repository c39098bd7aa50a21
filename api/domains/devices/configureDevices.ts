import * as commands from '@plumbline/resources/commands/devices';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import { orderRegularly } from '../../platform/jobs/orderRegularly';
import type { JobRunner } from '../../platform/jobs/runJobs';
import { allowMaintenance } from './allowMaintenance';
import { lookAfterDevices, lookAfterDevicesKind } from './lookAfterDevices';
import { registerDevice } from './registerDevice';
import { sendAction } from './sendAction';
import { servedVersion } from './servedVersion';
import { withdrawAction } from './withdrawAction';

/** Mounts device registration and remote actions. */
export function configureDevices(api: Api, jobs: JobRunner): void {
  // The served app does not change while the process runs.
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
  orderRegularly(api, { kind: lookAfterDevicesKind, at: { minute: 23 } });
}

import * as commands from '@plumbline/resources/commands/sync';
import type { Api } from '../../base/context/context';
import { ApiError } from '../../base/errors/errors';
import { asApiError } from '../../base/errors/handleErrors';
import { handleCommand } from '../../entities/handleCommand';
import { noteFullStorage } from '../health/health';
import { noteRefusal } from '../securityLog';
import { checkPull } from './checkPull';
import { checkPush, checkReceiptsRequest } from './checkPush';
import { locationSizes } from './locationSizes';
import { noteContact } from './noteContact';
import { pullShard } from './pullShard';
import { pushCommands, settledCommands } from './pushCommands';

/** Mounts the sync commands of devices: `pull`, `push`, `receipts` and `sizes` under `/api/sync`. */
export function configureSync(api: Api): void {
  handleCommand(api, commands.pullChanges, async (call, request) => {
    const { device, ...wanted } = checkPull(request);
    const answer = await pullShard(call, wanted);
    // Support that mirrors an account uses no device of it.
    const isCalled = device && !call.actor.mirroring && (await noteContact(call, device));
    return { ...answer, ...(isCalled ? { isCalled } : {}) };
  });
  handleCommand(api, commands.pushCommands, async (call, request, { req }) => {
    const receipts = await pushCommands(call, checkPush(request), (cause) => {
      if (asApiError(cause).code === 'STORAGE_FULL') noteFullStorage(api);
      // Only the stack: messages may contain values of a row.
      const stack =
        cause instanceof Error
          ? (cause.stack ?? '')
              .split('\n')
              .filter((line) => line.startsWith('    at '))
              .slice(0, 12)
          : [];
      api.log.error({ stack }, 'a command could not be applied');
    });
    const { actor } = call;
    for (const { status, code, data } of receipts)
      if (status === 'refused' && code === 'FORBIDDEN')
        noteRefusal(api, { actor, error: new ApiError(code, data ?? {}), req });
    return { receipts };
  });
  handleCommand(api, commands.readReceipts, async (call, request) => ({
    receipts: await settledCommands(call, checkReceiptsRequest(request)),
  }));
  handleCommand(api, commands.readSizes, async (call) => ({ sizes: await locationSizes(call) }));
}

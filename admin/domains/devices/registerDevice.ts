import { registerDevice as contract } from '@plumbline/resources/commands/devices';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import { newId } from '@plumbline/resources/language/ids';
import type { DeviceOutcome } from '@plumbline/resources/rules/devices/deviceActions';
import { commandRequest } from '../../data/calls';
import { keepDevice, readDevice, type Who } from '../../data/device';
import { readError } from '../../data/errors/readError';
import type { DeviceWorld } from './deviceWorld';

type World = Pick<DeviceWorld, 'storage' | 'fetch' | 'now' | 'facts' | 'version'>;

const hour = 60 * 60_000;

/** Whether the last report is over an hour old or was from another version. */
export function isReportDue(who: Who, { storage, now, version }: Omit<World, 'facts' | 'fetch'>): boolean {
  const known = readDevice(storage, who);
  return !known || now() - known.told >= hour || (known.version ?? null) !== version;
}

/**
 * Reports this device to the server (only what its list shows) with the results of remote actions; returns the current
 * requests. A device that was removed there is registered as a new one.
 */
export async function registerDevice(
  who: Who,
  { storage, fetch, now, facts, version }: World,
  outcomes: readonly DeviceOutcome[] = [],
): Promise<AnswerOf<typeof contract>> {
  const known = readDevice(storage, who);
  const told = { ...(await facts()) };
  const tell = async (id: string): Promise<AnswerOf<typeof contract>> => {
    const response = await fetch(...commandRequest(contract, { input: { id, ...told, outcomes } }));
    const answer: AnswerOf<typeof contract> = await response.json();
    keepDevice(storage, who, {
      id,
      told: now(),
      version,
      isAllowed: answer.isRemoteMaintenanceAllowed === true,
    });
    return answer;
  };
  return tell(known?.id ?? newId(now())).catch((error: unknown) => {
    if (!known || readError(error).code !== 'NOT_FOUND') throw error;
    return tell(newId(now()));
  });
}

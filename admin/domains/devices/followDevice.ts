import { onDeviceCalled, type Who } from '../../data/device';
import { carryOut, hasWork } from './carryOut';
import type { DeviceWorld } from './deviceWorld';
import type { Journal } from './journal';
import { isReportDue } from './registerDevice';

interface Parts {
  world: DeviceWorld;
  /** Who works here now; null while nobody does, and while support looks into somebody's account. */
  who: () => Who | null;
  journalOf: (who: Who) => Journal;
  /** Runs the work while no other tab runs such work. */
  exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Each tells when a moment has come to look whether something can be done. */
  moments: readonly ((listener: () => void) => () => void)[];
}

export interface Following {
  /** Reports the device if that is due, and does what waits; `isCalled`: whether or not. */
  look: (isCalled?: boolean) => Promise<void>;
  stop: () => void;
}

/** Does on this device what is asked of it, at the moments it has contact with the server anyway. */
export function followDevice({ world, who, journalOf, exclusively, moments }: Parts): Following {
  async function look(isCalled = false): Promise<void> {
    const person = who();
    if (!person || !world.isOnline()) return;
    const journal = journalOf(person);
    const isWanted = async () => isCalled || isReportDue(person, world) || (await hasWork(world, journal));
    if (!(await isWanted())) return;
    await exclusively(`plumbline-device-${person.user}.${person.instance}`, () =>
      carryOut(person, world, journal),
    );
  }
  // Nobody waits for it, and the next contact tries again.
  const quietly = (isCalled: boolean) => () => void look(isCalled).catch(() => {});
  const stops = [onDeviceCalled(quietly(true)), ...moments.map((subscribe) => subscribe(quietly(false)))];
  return {
    look,
    stop() {
      for (const stop of stops) stop();
    },
  };
}

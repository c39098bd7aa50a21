import { onDeviceCalled, type Who } from '../../data/device';
import { carryOut, hasWork } from './carryOut';
import type { DeviceWorld } from './deviceWorld';
import type { Journal } from './journal';
import { isReportDue } from './registerDevice';

interface Parts {
  world: DeviceWorld;
  /** The user working here; null if there is none, and while support mirrors an account. */
  who: () => Who | null;
  journalOf: (who: Who) => Journal;
  /** Runs the work while no other tab runs work of this name. */
  exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Event sources that trigger a check. */
  moments: readonly ((listener: () => void) => () => void)[];
}

export interface Following {
  /** Reports the device if due, and carries out waiting actions; `isCalled`: reports in any case. */
  look: (isCalled?: boolean) => Promise<void>;
  stop: () => void;
}

/** Carries out remote actions on this device, at moments when it contacts the server anyway. */
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
  // Errors are ignored; the next contact tries again.
  const quietly = (isCalled: boolean) => () => void look(isCalled).catch(() => {});
  const stops = [onDeviceCalled(quietly(true)), ...moments.map((subscribe) => subscribe(quietly(false)))];
  return {
    look,
    stop() {
      for (const stop of stops) stop();
    },
  };
}

import type { BootConfiguration } from '@plumbline/resources/rules/boot/configuration';
import { addressAfterBoot, type BootEvent, type BootState, bootAfter, initialBoot } from './bootState';

type Timeless<E> = E extends BootEvent ? Omit<E, 'at'> : never;

export interface Boot {
  /** The same object until something changes. */
  state: () => BootState;
  subscribe: (listener: (state: BootState) => void) => () => void;
  take: (event: Timeless<BootEvent>) => void;
  /** Where the person goes when the app is ready. */
  goal: () => string;
}

interface Parts {
  configuration: BootConfiguration;
  /** Milliseconds of a clock that only goes forward. */
  now: () => number;
  /** Calls once after so many milliseconds; returns how to call it off. */
  later: (milliseconds: number, work: () => void) => () => void;
}

/** The machine with a clock: takes what happens, looks again when something is due, and tells. */
export function createBoot({ configuration, now, later }: Parts): Boot {
  let state = initialBoot;
  let callOff = () => {};
  const listeners = new Set<(state: BootState) => void>();
  const take = (event: Timeless<BootEvent>): void => {
    const at = now();
    // The same event, with the time that was taken from its type above.
    const next = bootAfter(state, { ...event, at } as BootEvent, configuration);
    if (next === state) return;
    state = next;
    callOff();
    if (state.switchAt !== null)
      callOff = later(Math.max(0, state.switchAt - at), () => take({ type: 'tick' }));
    for (const listener of [...listeners]) listener(state);
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    take,
    goal: () => addressAfterBoot(state, configuration),
  };
}

import type { BootConfiguration } from '@plumbline/resources/rules/boot/configuration';
import { addressAfterBoot, type BootEvent, type BootState, bootAfter, initialBoot } from './bootState';

type Timeless<E> = E extends BootEvent ? Omit<E, 'at'> : never;

export interface Boot {
  /** Referentially stable until it changes. */
  state: () => BootState;
  subscribe: (listener: (state: BootState) => void) => () => void;
  take: (event: Timeless<BootEvent>) => void;
  /** Address to open when the app is ready. */
  goal: () => string;
}

interface Parts {
  configuration: BootConfiguration;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  /** Calls `work` once after the delay; returns a cancel function. */
  later: (milliseconds: number, work: () => void) => () => void;
}

/** The boot machine with clock, timers and listeners. */
export function createBoot({ configuration, now, later }: Parts): Boot {
  let state = initialBoot;
  let callOff = () => {};
  const listeners = new Set<(state: BootState) => void>();
  const take = (event: Timeless<BootEvent>): void => {
    const at = now();
    // `Timeless` removed `at` from the event's type.
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

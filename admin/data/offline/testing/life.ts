/** The lifetime of a tab in a test: after its end no pending promise settles. */
export interface Life {
  isOver(): boolean;
  end(): void;
  /** Ends the tab at the given step from now, before or after the step's effect. */
  endAt(step: number, moment: 'before' | 'after'): void;
  /** One effect outside the tab: disk, network, other tabs. */
  step<T>(work: () => Promise<T>): Promise<T>;
  onEnd(listener: () => void): void;
}

export function createLife(): Life {
  let isOver = false;
  let fate: { left: number; moment: 'before' | 'after' } | null = null;
  const listeners: (() => void)[] = [];
  const never = <T>() => new Promise<T>(() => {});

  function end(): void {
    if (isOver) return;
    isOver = true;
    for (const listener of listeners) listener();
  }

  return {
    isOver: () => isOver,
    end,
    endAt(step, moment) {
      fate = { left: step, moment };
    },
    onEnd(listener) {
      if (isOver) listener();
      else listeners.push(listener);
    },
    async step(work) {
      if (fate) fate.left -= 1;
      const isDue = fate !== null && fate.left <= 0 ? fate.moment : null;
      if (isDue === 'before') end();
      if (isOver) return never();
      const result = await work();
      if (isDue === 'after') end();
      return isOver ? never() : result;
    },
  };
}

/** The same object with each call counted as a step of the tab's life. */
export function mortal<T extends object>(life: Life, object: T, unlived: readonly (keyof T)[] = []): T {
  const lived = Object.entries(object).map(([name, member]) => {
    const isLived = typeof member === 'function' && !unlived.some((one) => one === name);
    return [
      name,
      isLived ? (...request: unknown[]) => life.step(() => Promise.resolve(member(...request))) : member,
    ];
  });
  return Object.fromEntries(lived) as T; // the same members, wrapped one by one
}

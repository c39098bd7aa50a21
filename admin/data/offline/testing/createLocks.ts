import type { Life } from './life';

/** navigator.locks in a test: first come, first served, and a tab that ends releases its locks. */
export interface Locks {
  request<T>(name: string, life: Life, work: () => Promise<T>): Promise<T>;
}

interface Claim {
  life: Life;
  grant: () => void;
}

export function createLocks(): Locks {
  const held = new Map<string, Claim>();
  const queues = new Map<string, Claim[]>();

  function next(name: string): void {
    held.delete(name);
    const queue = (queues.get(name) ?? []).filter(({ life }) => !life.isOver());
    const [claim, ...rest] = queue;
    queues.set(name, rest);
    if (!claim) return;
    held.set(name, claim);
    claim.grant();
  }

  return {
    async request(name, life, work) {
      // Code of an ended tab that still runs in this process must not get a lock.
      if (life.isOver()) return new Promise(() => {});
      const claim: Claim = { life, grant: () => {} };
      const granted = new Promise<void>((resolve) => {
        claim.grant = resolve;
      });
      life.onEnd(() => {
        if (held.get(name) === claim) next(name);
      });
      if (held.has(name)) queues.set(name, [...(queues.get(name) ?? []), claim]);
      else {
        held.set(name, claim);
        claim.grant();
      }
      await granted;
      try {
        return await work();
      } finally {
        if (held.get(name) === claim) next(name);
      }
    },
  };
}

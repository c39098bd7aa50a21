import { expect, it, vi } from 'vitest';
import { findUpdate } from './findUpdate';

class Worker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

function container(registration: object | undefined) {
  return { getRegistration: async () => registration } as unknown as ServiceWorkerContainer; // as much of one as is asked
}

it('waits until the new version is here, and lets it take over when it is told to', async () => {
  const worker = new Worker();
  const registration: { update: () => Promise<void>; installing: Worker | null; waiting: Worker | null } = {
    update: vi.fn(async () => {}),
    installing: worker,
    waiting: null,
  };
  const found = findUpdate(container(registration));
  await Promise.resolve();
  registration.waiting = worker;
  worker.become('installed');
  const take = await found;
  expect(registration.update).toHaveBeenCalledTimes(1);
  expect(worker.postMessage).not.toHaveBeenCalled();
  if (typeof take === 'function') take();
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
});

it('finds nothing where the newest runs, and says where there is no way to update', async () => {
  const newest = { update: async () => {}, installing: null, waiting: null };
  expect(await findUpdate(container(newest))).toBeNull();
  expect(await findUpdate(container(undefined))).toBe('UNSUPPORTED');
  expect(await findUpdate(undefined)).toBe('UNSUPPORTED');
});

it('fails where the new version cannot be installed', async () => {
  const worker = new Worker();
  const found = findUpdate(container({ update: async () => {}, installing: worker, waiting: null }));
  const refused = expect(found).rejects.toThrow('could not be installed');
  await Promise.resolve();
  worker.become('redundant');
  await refused;
});

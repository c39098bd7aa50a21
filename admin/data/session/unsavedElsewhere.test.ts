import { beforeEach, expect, it, vi } from 'vitest';

const held = new Map<string, Promise<unknown>>();
/** What all tabs of a browser share; a lock is given a moment after it was asked for. */
const locks = {
  async request(name: string, work: () => Promise<unknown>) {
    await Promise.resolve();
    held.set(name, work());
    await held.get(name);
    held.delete(name);
  },
  query: async () => ({ held: [...held.keys()].map((name) => ({ name })), pending: [] }),
} as unknown as LockManager; // only what is called
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  held.clear();
  vi.stubGlobal('window', new EventTarget());
});

/** A tab has modules of its own. */
async function openTab() {
  vi.resetModules();
  const [{ holdUnsavedWork }, { createUnsavedElsewhere }] = await Promise.all([
    import('../../kit/settings/unsavedWork'),
    import('./unsavedElsewhere'),
  ]);
  return { hold: holdUnsavedWork, isElsewhere: createUnsavedElsewhere(locks) };
}

it('a tab knows what the others hold, not counting its own, until it is saved or given up', async () => {
  const here = await openTab();
  const there = await openTab();
  const save = there.hold();
  await settled();
  expect(await here.isElsewhere()).toBe(true);
  expect(await there.isElsewhere()).toBe(false);
  save();
  await settled();
  expect(await here.isElsewhere()).toBe(false);
});

it('what was saved before the browser gave the lock is not held', async () => {
  const here = await openTab();
  const there = await openTab();
  there.hold()();
  await settled();
  expect(await here.isElsewhere()).toBe(false);
  expect(held.size).toBe(0);
});

it('a form that began before the tab came to rest counts', async () => {
  vi.resetModules();
  const { holdUnsavedWork } = await import('../../kit/settings/unsavedWork');
  holdUnsavedWork();
  const { createUnsavedElsewhere } = await import('./unsavedElsewhere');
  createUnsavedElsewhere(locks);
  const here = await openTab();
  await settled();
  expect(await here.isElsewhere()).toBe(true);
});

it('without locks, which only secure pages have, no tab knows of another', async () => {
  await openTab();
  const { createUnsavedElsewhere } = await import('./unsavedElsewhere');
  expect(await createUnsavedElsewhere(undefined)()).toBe(false);
});

import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, vi } from 'vitest';

// With a shared worker, packages stay loaded; hooks, registries and caches of our own modules are reset for each file.
vi.resetModules();

// Node hands the value of each storage that was ever used to each new promise: those of the modules of earlier files
// would make every file slower than the one before.
const used = new Set<AsyncLocalStorage<unknown>>();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function noted(
  this: AsyncLocalStorage<unknown>,
  ...given: Parameters<typeof run>
) {
  used.add(this);
  return run.apply(this, given);
} as typeof run;

afterAll(async () => {
  // Parts that a file is still loading at its end would be evaluated, with its mocks, among the modules of the next
  // file.
  await vi.dynamicImportSettled();
  AsyncLocalStorage.prototype.run = run;
  for (const storage of used) storage.disable();
});

import { afterAll, vi } from 'vitest';

// With a shared worker, packages stay loaded; hooks, registries and caches of our own modules are reset for each file.
vi.resetModules();

// Parts that a file is still loading at its end would be evaluated, with its mocks, among the modules of the next file.
afterAll(() => vi.dynamicImportSettled());

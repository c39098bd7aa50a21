import { vi } from 'vitest';

// Where a worker goes on with the next file, packages stay loaded; hooks, registries and caches of ours are the file's own.
vi.resetModules();

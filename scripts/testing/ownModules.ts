import { vi } from 'vitest';

// With a shared worker, packages stay loaded; hooks, registries and caches of our own modules are reset for each file.
vi.resetModules();

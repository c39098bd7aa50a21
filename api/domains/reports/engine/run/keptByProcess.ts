import type { WorkerProcess } from './startWorker';
import type { TemplateSandbox } from './templateSandbox';

/** What takes LibreOffice seconds, and what modules that are loaded anew find again. */
interface Kept {
  sandbox?: Promise<TemplateSandbox>;
  /** Idle processes that a stopped engine has left. */
  workers: WorkerProcess[];
}

const place = Symbol.for('plumbline.reportEngine');
const ofProcess = globalThis as { [place]?: Kept };

/**
 * Tests load our modules anew for each file, and keep this from one file to the next. Undefined in the product, which
 * loads its modules once and whose engine ends its processes.
 */
export const keptByProcess = (): Kept | undefined => ofProcess[place];

/** From now on this process keeps it; for tests. */
export function keepEngine(): void {
  ofProcess[place] ??= { workers: [] };
}

import type { FileStore } from '../../platform/files/fileStore';
import { drawChart, isChart } from './engine/drawChart';
import { drawCode, verifyCode } from './engine/drawCode';
import { drawMarks, marksIn } from './engine/drawMarks';

/** Reads the pictures of a report from the stores of these accounts; `verify` is the address in its code. */
export function reportImages(
  store: FileStore,
  instances: readonly string[],
  verify: string | null,
): (hash: string) => Promise<Buffer> {
  return async (asked) => {
    const marked = marksIn(asked);
    if (marked) return drawMarks(await stored(marked.hash), marked.marks);
    if (verify && asked === verifyCode) return drawCode(verify);
    if (isChart(asked)) return drawChart(asked);
    return stored(asked);
  };

  async function stored(hash: string): Promise<Buffer> {
    for (const instance of instances) if (await store.has(instance, hash)) return store.read(instance, hash);
    throw new Error('a picture that a row names is not in the store');
  }
}

import type { FileStore } from '../../platform/files/fileStore';
import { printEdge } from '../../platform/files/prepareImage';
import { drawChart, isChart } from './engine/drawChart';
import { drawCode, verifyCode } from './engine/drawCode';
import { drawMarks, marksIn } from './engine/drawMarks';
import { drawPlan, planIn, type ReadPart } from './engine/drawPlan';
import { drawRack, rackIn } from './engine/drawRack';

/** Reads the pictures of a report from the stores of these accounts; `verify` is the address in its code. */
export function reportImages(
  store: FileStore,
  instances: readonly string[],
  verify: string | null,
): (hash: string, edge: number) => Promise<Buffer> {
  return async (asked, edge) => {
    const marked = marksIn(asked);
    if (marked) return drawMarks(await stored(marked.hash, edge), marked.marks);
    if (verify && asked === verifyCode) return drawCode(verify);
    if (isChart(asked)) return drawChart(asked);
    const rack = rackIn(asked);
    if (rack) return drawRack(rack);
    const plan = planIn(asked);
    if (plan) return drawPlan(plan, await partsOf(plan.hash));
    return stored(asked, edge);
  };

  async function partsOf(hash: string): Promise<ReadPart> {
    for (const instance of instances)
      if (await store.has(instance, hash)) return (part) => store.readPart(instance, hash, part);
    throw new Error('a plan that a row names is not in the store');
  }

  async function stored(hash: string, edge: number): Promise<Buffer> {
    for (const instance of instances) {
      if (edge <= printEdge && (await store.has(instance, hash, 'print')))
        return store.read(instance, hash, 'print');
      if (await store.has(instance, hash)) return store.read(instance, hash);
    }
    throw new Error('a picture that a row names is not in the store');
  }
}

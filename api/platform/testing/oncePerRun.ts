const place = Symbol.for('plumbline.oncePerRun');
const ofProcess = globalThis as { [place]?: Map<string, Promise<unknown>> };

/**
 * Work whose result holds for all test files of a run: a worker loads our modules anew for each file, and keeps this.
 * A failure is not kept, so that each file meets it; nor is anything while watching, where the sources change.
 */
export function oncePerRun<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (process.env.VITEST_MODE !== 'RUN') return work();
  ofProcess[place] ??= new Map();
  const kept = ofProcess[place];
  const result = (kept.get(name) as Promise<T> | undefined) ?? work(); // the same work under the same name
  kept.set(name, result);
  result.catch(() => kept.delete(name));
  return result;
}

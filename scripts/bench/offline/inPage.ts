/// <reference lib="dom" />

// These run in the page: each must be self-contained, as playwright serializes its source.

/** Milliseconds from the start of the navigation until the first frame with the list's rows. */
export async function untilListIsUsable(): Promise<number> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const end = performance.now() + 60_000;
  while (!document.querySelector('[aria-busy=false] tbody tr a[href$="/show"]')) {
    if (performance.now() > end) throw new Error(`no list: ${document.body?.innerText.slice(0, 300)}`);
    await frame();
  }
  await frame();
  return performance.now();
}

/** Duration and number of records of a plain read from the app's database, the fastest possible. */
export async function readRaw(resource: string): Promise<{ milliseconds: number; records: number }> {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  const name = names.find((one) => one.endsWith('.replica'));
  if (!name) throw new Error(`no replica among ${names.join(', ')}`);
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const started = performance.now();
  const database = await answer(indexedDB.open(name));
  const range = IDBKeyRange.bound(`${resource}/`, `${resource}0`, false, true);
  const found = await answer(database.transaction('rows').objectStore('rows').getAll(range));
  const milliseconds = performance.now() - started;
  database.close();
  return { milliseconds, records: found.length };
}

export interface ListQuestion {
  filter?: Record<string, unknown>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  page?: number;
}
export interface ListAnswer {
  milliseconds: number;
  total: number;
}

/** Sends the queries to the data provider of the open list, and returns the duration of each. */
export async function askList({
  resource,
  questions,
}: {
  resource: string;
  questions: ListQuestion[];
}): Promise<ListAnswer[]> {
  interface Fiber {
    child: Fiber | null;
    sibling: Fiber | null;
    memoizedProps: { dataProvider?: Provider } | null;
    stateNode: { current?: Fiber } | null;
  }
  interface Provider {
    getList: (resource: string, params: object) => Promise<{ total: number }>;
  }
  // The build exposes nothing to pages, so the provider is taken from React's fiber tree at its root.
  const root = document.getElementById('root');
  const mark = Object.keys(root ?? {}).find((key) => key.startsWith('__reactContainer$'));
  const container = Object.entries(root ?? {}).find(([key]) => key === mark)?.[1] as Fiber | undefined; // React's own note
  const waiting = [container?.stateNode?.current];
  let provider: Provider | undefined;
  while (waiting.length > 0 && !provider) {
    const fiber = waiting.pop();
    provider = fiber?.memoizedProps?.dataProvider;
    if (fiber?.sibling) waiting.push(fiber.sibling);
    if (fiber?.child) waiting.push(fiber.child);
  }
  if (!provider) throw new Error('no data provider in what React draws');
  const answers: ListAnswer[] = [];
  const begin = performance.now();
  for (const { filter = {}, sort = { field: 'identNumber', order: 'ASC' }, page = 1 } of questions) {
    // Between two queries the page can do other work, as between two keystrokes.
    await new Promise((resolve) => setTimeout(resolve, 20));
    const started = performance.now();
    const { total } = await provider.getList(resource, { filter, sort, pagination: { page, perPage: 25 } });
    answers.push({ milliseconds: performance.now() - started, total });
  }
  const calls = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime >= begin && name.includes(`/api/${resource}`));
  if (calls.length > 0) throw new Error('the list asked the server, which is not there');
  return answers;
}

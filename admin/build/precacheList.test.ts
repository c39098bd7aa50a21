import { afterEach, expect, it, vi } from 'vitest';
import { precacheList } from './precacheList';

afterEach(() => void vi.unstubAllGlobals());

it('lists the files of the build that the service worker fetches, in its order', () => {
  const names = ['index.html', 'assets/a.js', 'assets/b-greek-x.woff2', 'assets/c.css', 'assets/d.js.map'];
  const emitFile = vi.fn();
  const { generateBundle } = precacheList(/-greek-/);
  const handler = typeof generateBundle === 'object' ? generateBundle.handler : undefined;
  const bundle = Object.fromEntries(names.map((name) => [name, {}]));
  handler?.call({ emitFile } as never, {} as never, bundle as never, false); // it asks for no more
  expect(emitFile.mock.calls).toEqual([
    [{ type: 'asset', fileName: 'precache.json', source: '["/assets/c.css","/assets/a.js"]' }],
  ]);
});

/** Runs the worker's script with these files; resolves with the addresses fetched, and the most at a time. */
async function install(files: string[], isBroken: (address: string) => boolean = () => false) {
  const fetched: string[] = [];
  let underWay = 0;
  let most = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    if (isBroken(address)) throw new TypeError('Failed to fetch');
    if (address === '/precache.json') return Response.json(files);
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve));
    underWay -= 1;
    fetched.push(address);
    return new Response('');
  });
  let ended: Promise<unknown> | undefined;
  const event = {
    waitUntil: (work: Promise<unknown>) => {
      ended = work;
    },
  };
  vi.stubGlobal('self', {
    addEventListener: (_type: string, listener: (given: typeof event) => void) => listener(event),
  });
  vi.resetModules();
  // @ts-expect-error a script of the service worker, without types
  await import('../public/precacheAhead.js');
  await ended;
  return { fetched, most };
}

it('is fetched from its end, several files at a time', async () => {
  const files = Array.from({ length: 20 }, (_, index) => `/assets/${index}.js`);
  const { fetched, most } = await install(files);
  expect(fetched[0]).toBe('/assets/19.js');
  expect(new Set(fetched)).toEqual(new Set(files));
  expect(most).toBe(8);
});

it('does not stop the installation if it fails', async () => {
  await expect(install(['/a.js'], () => true)).resolves.toMatchObject({ fetched: [] });
  await expect(install(['/a.js'], (address) => address === '/a.js')).resolves.toMatchObject({ fetched: [] });
});

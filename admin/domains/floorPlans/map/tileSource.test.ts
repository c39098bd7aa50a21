import { planLevels, tilesIn, writePackHead } from '@plumbline/resources/rules/floorPlans/index';
import { beforeEach, expect, it, vi } from 'vitest';
import { openTiles } from './tileSource';

const { asked, held } = vi.hoisted(() => ({ asked: vi.fn(), held: vi.fn() }));
vi.mock('../../../data/session/session', () => ({ apiFetch: asked }));
vi.mock('../../../data/offline', () => ({ currentClient: () => ({ pack: held }) }));
beforeEach(() => {
  asked.mockReset();
  held.mockReset();
  asked.mockImplementation(async () => new Response('from the server'));
});

const place = { zoom: 1, column: 1, row: 0 };
/** A plan of 1 + 2 tiles, the last of which is `tile`. */
const pack = () => {
  const lengths = Array.from({ length: tilesIn(planLevels(900, 400)) }, () => 4);
  return new Blob([writePackHead(900, 400, lengths).slice(), 'aaaabbbbtile']);
};

it('reads tiles from the copy on this device and asks nobody', async () => {
  held.mockResolvedValue(pack());
  expect(await (await openTiles({ id: 'p', hash: 'held' }).load(place)).text()).toBe('tile');
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ['is no copy', 'none', () => Promise.resolve(undefined)],
  ['is a damaged copy', 'damaged', () => Promise.resolve(new Blob(['PLT1']))],
  ['the store cannot be read', 'broken', () => Promise.reject(new Error('BROWSER_STORAGE'))],
])('asks the server where there %s, and each tile once', async (_what, hash, pack) => {
  held.mockImplementation(pack);
  const source = openTiles({ id: 'p', hash });
  expect(await (await source.load(place)).text()).toBe('from the server');
  await source.load(place);
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/floorPlans/p/tiles/1/1/0']);
});

it('rejects what is neither here nor there, and asks again the next time', async () => {
  held.mockResolvedValue(undefined);
  asked.mockRejectedValueOnce(new TypeError('network failure'));
  const source = openTiles({ id: 'p', hash: 'away' });
  await expect(source.load(place)).rejects.toThrow('network failure');
  expect(await (await source.load(place)).text()).toBe('from the server');
});

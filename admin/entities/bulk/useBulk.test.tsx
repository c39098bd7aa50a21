import { entities } from '@plumbline/resources/entities/index';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { memoryData } from '../testing/memoryData';
import { renderScreen } from '../testing/renderScreen';
import { type Bulk, useBulk } from './useBulk';

afterEach(cleanup);

const rows = Array.from({ length: 9 }, (_, at) => ({ id: `row-${at}` }));

/** The hook with work whose rows wait until `finish`, in the order in which they began. */
function bulkOfWaiting() {
  let bulk: Bulk | undefined;
  const Holder = () => {
    bulk = useBulk(entities.equipments);
    return null;
  };
  const { dataProvider } = memoryData({});
  renderScreen({ element: <Holder />, resource: 'equipments', dataProvider });
  const begun: string[] = [];
  const waiting: (() => void)[] = [];
  const work = ({ id }: { id: unknown }) => {
    begun.push(String(id));
    return new Promise<void>((resolve) => waiting.push(resolve));
  };
  const finish = (count: number) =>
    act(async () => {
      for (const resolve of waiting.splice(0, count)) resolve();
    });
  return { bulk: () => bulk as Bulk, begun, work, finish }; // set by the rendering above
}

it('works on so many rows at once, and on each one time', async () => {
  const { bulk, begun, work, finish } = bulkOfWaiting();
  act(() => void bulk().run(rows, work, { atOnce: 4 }));
  expect(begun).toEqual(['row-0', 'row-1', 'row-2', 'row-3']);
  await finish(2);
  expect(begun).toHaveLength(6);
  for (const _round of rows) await finish(4);
  expect([...begun].sort()).toEqual(rows.map(({ id }) => id));
  expect(bulk().results).toHaveLength(9);
  expect(bulk().state).toBe('done');
});

it('works on one row after the other unless told otherwise', async () => {
  const { bulk, begun, work, finish } = bulkOfWaiting();
  act(() => void bulk().run(rows, work));
  expect(begun).toEqual(['row-0']);
  await finish(1);
  expect(begun).toEqual(['row-0', 'row-1']);
});

it('begins no row after a stop, and has the results of those that were under way', async () => {
  const { bulk, begun, work, finish } = bulkOfWaiting();
  act(() => void bulk().run(rows, work, { atOnce: 4 }));
  act(() => bulk().stop());
  expect(bulk().state).toBe('running');
  await finish(4);
  expect(begun).toHaveLength(4);
  expect(bulk().results).toHaveLength(4);
  expect(bulk().state).toBe('done');
});

import type { DataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { getEvery } from './useEvery';

const providerOf = (rows: { id: string }[], asked: number[]) =>
  ({
    getList: async (_resource: string, { pagination }: { pagination: { page: number; perPage: number } }) => {
      const { page, perPage } = pagination;
      asked.push(page);
      return { data: rows.slice((page - 1) * perPage, page * perPage), total: rows.length };
    },
  }) as unknown as DataProvider; // nothing else is asked of it

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `row ${index}` }));
const sort = { field: 'id', order: 'ASC' } as const;

it('reads on until a page is not full', async () => {
  const asked: number[] = [];
  expect(await getEvery(providerOf(rowsOf(2300), asked), 'audits', { sort })).toHaveLength(2300);
  expect(asked).toEqual([1, 2, 3]);
});

it('asks once more where the last page is full, and takes no row twice', async () => {
  const asked: number[] = [];
  const rows = rowsOf(1000);
  expect(await getEvery(providerOf([...rows, ...rows.slice(0, 5)], asked), 'audits', { sort })).toEqual(rows);
  expect(asked).toEqual([1, 2]);
});

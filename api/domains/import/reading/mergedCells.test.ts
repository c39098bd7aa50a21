import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildWorkbook } from '../testing/buildWorkbook';
import { openTable, type TableOptions } from './openTable';
import { readMerges } from './readMerges';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merged-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Cells = Record<string, string>;

/** A workbook of these cells by row, such as `{ 1: { A: 'Nr' } }`, with the merged ranges. */
async function read(rows: Record<number, Cells>, merges: readonly string[], options: TableOptions = {}) {
  const cell = (name: string, text: string) => `<c r="${name}" t="str"><v>${text}</v></c>`;
  const sheet = Object.entries(rows)
    .map(([row, cells]) => {
      const filled = Object.entries(cells).map(([letter, text]) => cell(`${letter}${row}`, text));
      return `<row r="${row}">${filled.join('')}</row>`;
    })
    .join('');
  const path = join(folder, 'list.xlsx');
  await writeFile(
    path,
    buildWorkbook(
      `<worksheet><sheetData>${sheet}</sheetData><mergeCells count="${merges.length}">${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells></worksheet>`,
    ),
  );
  const table = await openTable(path, options, new Set(['nr', 'hala', 'breite', 'hoehe', 'hohe']));
  const found: (readonly unknown[])[] = [];
  for await (const batch of table.rows()) for (const { row, cells } of batch) found.push([row, ...cells]);
  table.close();
  return { table, rows: found };
}

it('a value of merged cells stands in each of their rows, and in no row besides', async () => {
  const { table, rows } = await read(
    {
      1: { A: 'Nr', B: 'Hala', C: 'Miejsce' },
      2: { A: 'R-1', B: 'Hala A', C: '1' },
      3: { A: 'R-2' },
      5: { A: 'R-3', C: '3' },
      6: { A: 'R-4', B: 'Hala B' },
      7: { A: 'R-5' },
    },
    ['B2:B5', 'C2:C3', 'B6:C6'],
  );
  expect(rows).toEqual([
    [2, 'R-1', 'Hala A', '1'],
    [3, 'R-2', 'Hala A', '1'],
    [5, 'R-3', 'Hala A', '3'],
    [6, 'R-4', 'Hala B'],
    [7, 'R-5'],
  ]);
  expect(table.sample.map(({ cells }) => cells[1])).toEqual([
    'Hala A',
    'Hala A',
    'Hala A',
    'Hala B',
    undefined,
  ]);
});

it('headings over two rows are read as one, and never as a piece', async () => {
  const cells = {
    1: { A: 'Nr', B: 'Maße' },
    2: { B: 'Breite', C: 'Höhe' },
    3: { A: 'R-1', B: '10', C: '20' },
  };
  const { table, rows } = await read(cells, ['A1:A2', 'B1:C1']);
  expect(table.headerRow).toBe(2);
  expect(table.columns.map(({ header }) => header)).toEqual(['Nr', 'Breite', 'Höhe']);
  expect(rows).toEqual([[3, 'R-1', '10', '20']]);
  const first = await read(cells, ['A1:A2', 'B1:C1'], { headerRow: 1 });
  expect(first.rows[0]).toEqual([2, null, 'Breite', 'Höhe']);
  expect(first.table.sample[0]?.cells).toEqual([null, 'Breite', 'Höhe']);
});

it('merged cells are found wherever the text is cut', async () => {
  const text =
    '<x:mergeCells count="1"><x:mergeCell xr:uid="{0}" ref="AB2:AC7"/></x:mergeCells></x:worksheet>';
  for (let at = 0; at <= text.length; at += 1) {
    const pieces = (async function* () {
      yield text.slice(0, at);
      yield text.slice(at);
    })();
    expect([...(await readMerges(pieces))]).toEqual([[2, [{ column: 27, from: 2, to: 7 }]]]);
  }
});

it('a merge is only what stands in its own element, which is searched for once', async () => {
  const text = '<mergeCell <c ref="A1:A3"/><mergeCell ref="B2:B4"/>';
  const merges = await readMerges(
    (async function* () {
      yield text;
    })(),
  );
  expect([...merges]).toEqual([[2, [{ column: 1, from: 2, to: 4 }]]]);
});

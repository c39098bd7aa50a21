import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/ids';
import { importRows } from '../../api/import/importRows';
import { recogniseList } from '../../api/import/recogniseList';
import { openAccount } from './account';
import { equipmentRows, insertRows } from './fillEquipment';
import { atLeast, type Line, type OnEnd, seconds } from './line';

const rows = 50_000;
const mebibyte = 1024 * 1024;

/** An import of 50,000 rows with validation, history and references, against the same rows by batchInsert. */
export async function benchImport(onEnd: OnEnd): Promise<Line> {
  const { db, call, filled, directory } = await openAccount(onEnd);
  const limit = await seconds(() => insertRows(db, equipmentRows(filled, rows, { prefix: 'BARE' })));
  await db('equipments').where('identNumber', 'like', 'BARE-%').delete();
  const list = path.join(directory, 'list.csv');
  await writeList(list);
  const entity = definitions.equipments;
  const recognised = await recogniseList(list, entity, {});
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  onEnd(async () => clearInterval(watch));
  const before = process.memoryUsage().rss;
  const measured = await seconds(async () => {
    const counts = await importRows(call, {
      entity,
      path: list,
      options: {},
      list: recognised,
      isDry: false,
      plan: {
        mapping: recognised.columns.map(({ index, target, decimal, order }) => ({
          column: index,
          target,
          decimal,
          order,
        })),
        target: { owner: filled.owner, location: filled.location },
        create: { product: { category: filled.category }, location: {} },
        keepUnmapped: null,
        unreadable: 'refuseRow',
        existing: 'overwrite',
      },
    });
    if (counts.created !== rows) throw new Error(`${counts.created} of ${rows} rows were created`);
  });
  clearInterval(watch);
  return {
    work: `import of ${rows.toLocaleString('en')} rows (memory +${Math.max(0, Math.round((most - before) / mebibyte))} MiB)`,
    limit: 'batchInsert of the same rows',
    ...atLeast(limit / measured, 0.2),
    detail: `${(rows / measured).toFixed(0)}/s against ${(rows / limit).toFixed(0)}/s`,
  };
}

async function writeList(file: string): Promise<void> {
  const out = createWriteStream(file);
  out.write(
    'Nr inwentarzowy;Hala;Rząd / miejsce;Producent;Model;Nr seryjny;Rok produkcji;Liczba pól;Liczba poziomów;Nośność pola [kg];Nośność poziomu [kg];Ostatni przegląd;Następny przegląd\n',
  );
  const mark = newId().slice(-4);
  for (let row = 0; row < rows; row += 1) {
    out.write(
      `IMP-${mark}-${row};Hala ${row % 12};R${row % 40}/${row % 24};SSI;PR ${600 + (row % 50)};SN${row};${1995 + (row % 30)};${row % 20};${row % 8};4200,5;1400,1;05.01.2025;05.01.2026\n`,
    );
  }
  out.end();
  await finished(out);
}

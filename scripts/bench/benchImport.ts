import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { importRows } from '../../api/domains/import/importRows';
import { recogniseList } from '../../api/domains/import/recogniseList';
import { settlePlan } from '../../api/domains/import/settlePlan';
import { openAccount } from './account';
import { equipmentRows, insertRows } from './fillEquipment';
import { heldBytes } from './heldBytes';
import { atLeast, atMost, type Line, type OnEnd, seconds } from './line';

const rows = 50_000;
const mebibyte = 1024 * 1024;

/**
 * An import of 50,000 rows with validation, history and references, against the same rows by batchInsert; and the heap
 * near its end against the heap after a fifth of the rows.
 */
export async function benchImport(onEnd: OnEnd): Promise<Line[]> {
  const { db, call, filled, directory } = await openAccount(onEnd);
  const limit = await seconds(() => insertRows(db, equipmentRows(filled, rows, { prefix: 'BARE' })));
  await db('equipments').where('identNumber', 'like', 'BARE-%').delete();
  const list = path.join(directory, 'list.csv');
  await writeList(list);
  const entity = definitions.equipments;
  const recognised = await recogniseList(list, entity, {});
  const held: { row: number; bytes: number }[] = [];
  const measured = await seconds(async () => {
    const work = {
      entity,
      path: list,
      options: {},
      list: recognised,
      fileName: path.basename(list),
      plan: {
        mapping: recognised.columns.map(({ index, target }) => ({ column: index, target })),
        target: { owner: filled.owner, location: filled.location },
        create: { product: { category: filled.category }, location: {} },
        keepUnmapped: null,
        unreadable: 'refuseRow' as const,
        existing: 'overwrite' as const,
      },
    };
    const { plan } = await settlePlan(call, work);
    const counts = await importRows(call, {
      ...work,
      plan,
      isDry: false,
      onLot: async (_call, { doneRow }) => {
        if (doneRow >= (held.length + 1) * (rows / 5)) held.push({ row: doneRow, bytes: heldBytes() });
        return true;
      },
    });
    if (counts.created !== rows) throw new Error(`${counts.created} of ${rows} rows were created`);
  });
  const speed: Line = {
    work: `import of ${rows.toLocaleString('en')} rows`,
    limit: 'batchInsert of the same rows',
    ...atLeast(limit / measured, 0.2),
    detail: `${(rows / measured).toFixed(0)}/s against ${(rows / limit).toFixed(0)}/s`,
  };
  return [speed, memoryLine(held)];
}

function memoryLine(held: readonly { row: number; bytes: number }[]): Line {
  const [early, late] = [held[0], held.at(-1)];
  if (!early || !late || early === late) throw new Error('the import committed no lots in between');
  const text = ({ row, bytes }: typeof early) =>
    `${Math.round(bytes / mebibyte)} MiB after ${row.toLocaleString('en')} rows`;
  return {
    work: 'memory that import holds towards its end',
    limit: 'what it held after a fifth of its rows',
    ...atMost(late.bytes / early.bytes, 1.1),
    detail: `${text(late)} against ${text(early)}`,
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

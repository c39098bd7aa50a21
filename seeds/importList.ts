import path from 'node:path';
import { definitions } from '@plumbline/resources/entities/index';
import type { ImportCounts } from '@plumbline/resources/rules/import/importSession';
import { importRows } from '../api/domains/import/importRows';
import { offeredRegulations } from '../api/domains/import/offeredRegulations';
import { recogniseList } from '../api/domains/import/recogniseList';
import { settlePlan } from '../api/domains/import/settlePlan';
import { asSystem, type Call } from '../api/entities/call';
import { type DatedColumns, writeDemoList } from './writeDemoList';

interface DemoList {
  file: string;
  dates: DatedColumns;
  instance: string;
  owner?: string;
  location: string;
  category: string;
}

/** Loads one of the demo lists as a clerk would: the guesses of the importer, taken as they are. */
export async function importList(
  call: Call,
  { file, dates, instance, owner, location, category }: DemoList,
): Promise<ImportCounts> {
  const entity = definitions.equipments;
  const system = asSystem(call, instance);
  const list = await writeDemoList(path.join(import.meta.dirname, 'lists', file), dates, call.now);
  try {
    const recognised = await recogniseList(
      list.path,
      entity,
      {},
      { regulations: await offeredRegulations(system, entity) },
    );
    const work = {
      entity,
      path: list.path,
      options: {},
      list: recognised,
      fileName: file,
      plan: {
        mapping: recognised.columns.map(({ index, target }) => ({ column: index, target })),
        target: { owner: owner ?? null, location },
        create: { product: { category }, location: {} },
        keepUnmapped: 'comment',
        unreadable: 'leaveOut' as const,
        existing: 'overwrite' as const,
      },
    };
    const { plan, questions } = await settlePlan(system, work);
    if (questions.length > 0) throw new Error(`the demo list ${file} can be read in two ways`);
    const counts = await importRows(system, { ...work, plan, isDry: false });
    if (counts.created === 0) throw new Error(`the demo list ${file} brought no equipment`);
    return counts;
  } finally {
    await list.remove();
  }
}

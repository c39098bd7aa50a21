import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { withRegulations } from '@plumbline/resources/language/regulationDates';
import {
  type ImportCounts,
  type ImportNotice,
  type ImportPlan,
  type ImportProblem,
  noCounts,
  type RecognisedList,
} from '@plumbline/resources/rules/import/importSession';
import { rehearse } from '../../base/database/transact';
import { accountEntity } from '../../entities/accountEntity';
import { type Call, inTransaction } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import type { ListRow, Rows } from './reading/listRow';
import type { TableOptions } from './reading/openTable';
import { openList } from './recogniseList';
import { referenceCreator } from './references/referenceCreator';
import { referencesOf } from './references/referencesOf';
import { type ChunkContext, importChunk } from './rows/importChunk';
import { rowReader } from './rows/readRow';
import { takenValues } from './rows/takenValues';

export interface ImportLot {
  doneRow: number;
  counts: ImportCounts;
  problems: ImportProblem[];
  notices: ImportNotice[];
  /** Ids of the created rows. */
  created: string[];
}

export interface ImportWork {
  entity: AnyEntity;
  path: string;
  options: TableOptions;
  list: RecognisedList;
  plan: ImportPlan;
  /** File name of the list; recorded as the source of the dates it states. */
  fileName: string;
  /** A dry run does everything except writing. */
  isDry: boolean;
  /** Rows up to this number were imported before: the import continues after its process died. */
  doneRow?: number;
  counts?: ImportCounts;
  /**
   * Called after each batch, in its transaction, so that progress is stored together with the rows; false stops the
   * import.
   */
  onLot?: (call: Call, lot: ImportLot) => Promise<boolean>;
}

const lotSize = 1000;

/** Imports a list in batches, each in one transaction, and counts the outcome of its rows. */
export async function importRows(caller: Call, work: ImportWork): Promise<ImportCounts> {
  const call: Call = { ...caller, importing: { fileName: work.fileName } };
  const entity = withRegulations(await accountEntity(call, work.entity), work.list.regulations);
  const { plan, isDry, doneRow = 0, onLot = async () => true } = work;
  let counts = work.counts ?? noCounts();
  const creator = referenceCreator({ ...counts.references });
  const reader = rowReader(entity, work.list, plan);
  const references = referencesOf(entity, plan, creator);
  const firstSeen = new Map<string, number>();
  const claimed = new Map<string, number>();
  const taken = takenValues(entity);

  async function take(inner: TransactionCall, rows: readonly ListRow[]): Promise<ImportLot> {
    // A previous attempt's transaction was rolled back, with the rows it created.
    creator.rollback();
    const problems: ImportProblem[] = [];
    const notices: ImportNotice[] = [];
    const created: string[] = [];
    const context: ChunkContext = {
      entity,
      plan,
      reader,
      references,
      isDry,
      counts: structuredClone(counts),
      onProblem: (problem) => problems.push(problem),
      onNotice: (notice) => notices.push(notice),
      onCreated: (id) => created.push(id),
      claimed,
      taken,
    };
    await importChunk(inner, context, rows, firstSeen);
    return {
      doneRow: rows.at(-1)?.row ?? doneRow,
      counts: { ...context.counts, references: { ...creator.counts } },
      problems,
      notices,
      created,
    };
  }

  const table = await openList(work.path, entity, work.options);
  try {
    for await (const lot of lotsOf(table.rows())) {
      for (const row of lot) {
        const key = reader.keyOf(row);
        if (key !== null && !firstSeen.has(key)) firstSeen.set(key, row.row);
      }
      const rows = lot.filter(({ row }) => row > doneRow);
      if (rows.length === 0) continue;
      const { taken, goesOn } = isDry
        ? await rehearse(call.db, (db) => take({ ...call, db }, rows)).then(async (taken) => ({
            taken,
            goesOn: await onLot(call, taken),
          }))
        : await inTransaction(call, async (inner) => {
            const taken = await take(inner, rows);
            return { taken, goesOn: await onLot(inner, taken) };
          });
      if (isDry) creator.rollback();
      else creator.commit();
      counts = taken.counts;
      if (!goesOn) break;
    }
    return counts;
  } finally {
    table.close();
  }
}

async function* lotsOf(rows: Rows): AsyncGenerator<ListRow[]> {
  let lot: ListRow[] = [];
  for await (const batch of rows) {
    for (const row of batch) {
      lot.push(row);
      if (lot.length < lotSize) continue;
      yield lot;
      lot = [];
    }
  }
  if (lot.length > 0) yield lot;
}

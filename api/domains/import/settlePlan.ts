import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { withRegulations } from '@plumbline/resources/language/regulationDates';
import type {
  ImportConversion,
  ImportPlan,
  ImportQuestion,
  RecognisedList,
} from '@plumbline/resources/rules/import/importSession';
import { surveyColumn } from '@plumbline/resources/rules/import/surveyColumn';
import { accountEntity } from '../../entities/accountEntity';
import type { Call } from '../../entities/call';
import type { TableOptions } from './reading/openTable';
import { openList } from './recogniseList';
import { rowReader } from './rows/readRow';

export interface Settled {
  /** The plan with the number, date and unit formats detected in the columns. */
  plan: ImportPlan;
  questions: ImportQuestion[];
  conversions: ImportConversion[];
}

interface Unsettled {
  entity: AnyEntity;
  path: string;
  options: TableOptions;
  list: RecognisedList;
  plan: ImportPlan;
}

/**
 * Reads the whole list once to detect the formats of numbers, dates and units, and collects what a user must decide.
 */
export async function settlePlan(call: Call, work: Unsettled): Promise<Settled> {
  const entity = withRegulations(await accountEntity(call, work.entity), work.list.regulations);
  const { plan } = work;
  const surveys = rowReader(entity, work.list, plan).columns.flatMap((column) => {
    const survey = surveyColumn(column);
    return survey ? [{ index: column.index, survey }] : [];
  });
  if (surveys.length === 0) return { plan, questions: [], conversions: [] };
  const table = await openList(work.path, entity, work.options);
  try {
    for await (const batch of table.rows())
      for (const { row, cells } of batch)
        for (const { index, survey } of surveys) survey.take(row, cells[index] ?? null);
  } finally {
    table.close();
  }
  const results = new Map(surveys.map(({ index, survey }) => [index, survey.result()]));
  return {
    plan: {
      ...plan,
      mapping: plan.mapping.map((one) => ({ ...one, ...results.get(one.column)?.habits })),
    },
    questions: [...results.values()].flatMap(({ questions }) => questions),
    conversions: [...results.values()].flatMap(({ conversions }) => conversions),
  };
}

import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { regulationDate } from '@plumbline/resources/language/regulationDates';
import type { ImportPlan } from '@plumbline/resources/rules/import/importSession';
import type { Row } from '../../../entities/rowMapper';
import type { ManyWrite } from '../../../entities/writeMany';

/** Separates a row's own values from those that hooks store elsewhere: dates per regulation. */
export function besidesOf(
  { exchange }: AnyEntity,
  said: Row,
  existing: ImportPlan['existing'],
): Pick<ManyWrite, 'values' | 'besides'> {
  const isBeside = (path: string) => exchange?.perRegulation?.includes(regulationDate(path).name) === true;
  const entries = Object.entries(said);
  const besides = entries.filter(([path]) => isBeside(path));
  if (besides.length === 0) return { values: said };
  return {
    values: Object.fromEntries(entries.filter(([path]) => !isBeside(path))),
    besides: {
      values: Object.fromEntries(besides),
      onlyEmpty: existing === 'fillEmpty',
      passed: {},
      isTaken: false,
    },
  };
}

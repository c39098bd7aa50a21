import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { codecOf } from '@plumbline/resources/language/exchange/codecs/codecs';
import type { ImportPlan } from '@plumbline/resources/rules/import/importSession';
import type { Row } from '../../../entities/rowMapper';
import { sameName } from '../references/resolver';

/**
 * The values of a list as they go into a row, one that is there or a new one (`before` is empty then): of an address the
 * parts that the list names, of a text the languages, and telephone numbers that are the same keep what kind they are where
 * the list does not say.
 */
export function mergeParts(
  entity: AnyEntity,
  { before, values }: { before: Row; values: Row },
  existing: ImportPlan['existing'],
): Row {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = entity.fields[name];
      const merge = field && codecOf(field).merge;
      return [name, merge ? merge(before[name] ?? null, value, existing, field) : value];
    }),
  );
}

type Texts = Readonly<Record<string, string | null>>;

/**
 * The values without the key, which finds the row whatever its case and is not rewritten for that; of a key in several
 * languages those stay that say something else.
 */
export function withoutKey(entity: AnyEntity, { before, values }: { before: Row; values: Row }): Row {
  const { [entity.exchange?.key ?? '']: key, ...rest } = values;
  if (typeof key !== 'object' || key === null) return rest;
  const name = entity.exchange?.key ?? '';
  const held = before[name] as Texts; // the row was found by it
  const others = Object.entries(key).filter(([part, text]) => sameName(held[part]) !== sameName(text));
  return others.length > 0 ? { ...rest, [name]: Object.fromEntries(others) } : rest;
}

import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { codecOf } from '@plumbline/resources/language/exchange/codecs/codecs';
import type { ImportPlan } from '@plumbline/resources/rules/import/importSession';
import type { Row } from '../../../entities/rowMapper';
import { sameName } from '../references/resolver';

/**
 * Merges a list row's values into an existing row, or a new one (`before` is empty): only the given parts of an address
 * and languages of a text are replaced, and equal phone numbers keep their kind if the list has none.
 */
export function mergeParts(
  entity: AnyEntity,
  { before, values }: { before: Row; values: Row },
  { existing, timeZone }: Pick<ImportPlan, 'existing' | 'timeZone'>,
): Row {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = entity.fields[name];
      const merge = field && codecOf(field).merge;
      return [name, merge ? merge(before[name] ?? null, value, existing, field, timeZone) : value];
    }),
  );
}

type Texts = Readonly<Record<string, string | null>>;

/**
 * The values without the key, which is compared without case and not rewritten; of a localised key only the languages
 * with a different text remain.
 */
export function withoutKey(entity: AnyEntity, { before, values }: { before: Row; values: Row }): Row {
  const { [entity.exchange?.key ?? '']: key, ...rest } = values;
  if (typeof key !== 'object' || key === null) return rest;
  const name = entity.exchange?.key ?? '';
  const held = before[name] as Texts; // the row was found by its key
  const others = Object.entries(key).filter(([part, text]) => sameName(held[part]) !== sameName(text));
  return others.length > 0 ? { ...rest, [name]: Object.fromEntries(others) } : rest;
}

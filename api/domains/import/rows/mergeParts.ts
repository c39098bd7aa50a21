import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { FieldType, PhoneValue } from '@plumbline/resources/language/fields/field';
import { phoneKinds } from '@plumbline/resources/language/fields/phoneKinds';
import type { ImportPlan } from '@plumbline/resources/rules/import/importSession';
import type { ReadPhone } from '@plumbline/resources/rules/import/readPhones';
import type { Row } from '../../../entities/rowMapper';
import { sameName } from '../references/resolver';
import { mergeItems } from './mergeItems';

type Merge = (before: never, value: never, existing: ImportPlan['existing'], field: never) => unknown;

/** One line per type whose value a list knows in part. */
const merges: Partial<Record<FieldType, Merge>> = {
  address: mergeTexts,
  list: mergeItems,
  localizedText: mergeTexts,
  phones: mergePhones,
  references: mergeReferences,
};

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
      const merge = merges[field?.type ?? 'text'];
      const held = before[name] ?? null;
      // The field's type says what its values are.
      return [name, merge ? merge(held as never, value as never, existing, field as never) : value];
    }),
  );
}

type Texts = Readonly<Record<string, string | null>>;

// Cells come without the spaces at their ends; that is no change of a text that has some.
function mergeTexts(before: Texts | null, value: Texts, existing: ImportPlan['existing']): Texts {
  if (!before) return value;
  const kept = Object.entries(before).filter(
    ([name, text]) => text && (existing === 'fillEmpty' || text.trim() === value[name]),
  );
  return { ...before, ...value, ...Object.fromEntries(kept) };
}

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

function mergePhones(
  before: PhoneValue[] | null,
  value: ReadPhone[],
  existing: ImportPlan['existing'],
): PhoneValue[] {
  if (existing === 'fillEmpty' && before && before.length > 0) return before;
  const [usual] = phoneKinds;
  return value.map(({ kind, number }) => {
    const same = (before ?? []).filter((phone) => phone.number === number);
    const wanted = kind ?? usual;
    return (
      same.find((phone) => phone.kind === wanted) ?? (kind ? undefined : same[0]) ?? { kind: wanted, number }
    );
  });
}

/** The same rows in another order are no change. */
function mergeReferences(
  before: string[] | null,
  value: string[],
  existing: ImportPlan['existing'],
): string[] {
  if (!before) return value;
  if (existing === 'fillEmpty' && before.length > 0) return before;
  return before.length === value.length && before.every((id) => value.includes(id)) ? before : value;
}

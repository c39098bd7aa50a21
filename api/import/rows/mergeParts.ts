import type { AnyEntity } from '@plumbline/resources/defineEntity';
import type { AddressValue, FieldType, PhoneValue } from '@plumbline/resources/fields/field';
import type { ImportPlan } from '@plumbline/resources/import/importSession';
import type { Row } from '../../entities/rowMapper';

type Merge = (before: never, value: never, existing: ImportPlan['existing']) => unknown;

/** One line per type whose value a list knows in part. */
const merges: Partial<Record<FieldType, Merge>> = { address: mergeAddress, phones: mergePhones };

/**
 * The values of a list as they go into a row that is there: of an address the parts that the list names, and telephone
 * numbers that are the same keep what kind they are.
 */
export function mergeParts(
  entity: AnyEntity,
  { before, values }: { before: Row; values: Row },
  existing: ImportPlan['existing'],
): Row {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const merge = merges[entity.fields[name]?.type ?? 'text'];
      const held = before[name] ?? null;
      // The field's type says what its values are.
      return [name, merge && held !== null ? merge(held as never, value as never, existing) : value];
    }),
  );
}

function mergeAddress(
  before: AddressValue,
  value: AddressValue,
  existing: ImportPlan['existing'],
): AddressValue {
  if (existing === 'overwrite') return { ...before, ...value };
  const filled = Object.entries(before).filter(([, part]) => part);
  return { ...value, ...Object.fromEntries(filled) };
}

function mergePhones(
  before: PhoneValue[],
  value: PhoneValue[],
  existing: ImportPlan['existing'],
): PhoneValue[] {
  if (existing === 'fillEmpty' && before.length > 0) return before;
  return value.map((phone) => before.find(({ number }) => number === phone.number) ?? phone);
}

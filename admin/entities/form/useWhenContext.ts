import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import type { EntityName } from '@plumbline/resources/language/names';
import { useMemo } from 'react';
import { type RaRecord, useGetOne } from 'react-admin';

type Row = Readonly<Record<string, unknown>>;

interface Derived {
  /** References to follow, each by way of a second one or directly; the first that the entity has counts. */
  paths: readonly (readonly [string, string])[];
  /** The field of the record found. */
  field: string;
}

/** What conditions on fields may ask for besides the record's own values, found by following references. */
const derived: Readonly<Record<string, Derived>> = {
  // The type of the category of the product, as it is chosen now; failing that, of the record's own category.
  categoryType: {
    paths: [
      ['product', 'category'],
      ['category', ''],
    ],
    field: 'type',
  },
  isInspectionFinished: { paths: [['audit', '']], field: 'isFinished' },
};

/** The record's values together with what its fields' conditions ask for beyond them. */
export function useWhenContext(entity: AnyEntity, values: Row): Row {
  const found = useDerived(entity, values);
  return useMemo(() => ({ ...values, ...found }), [found, values]);
}

const nothing: Row = {};

/** What the record's values say by way of what they refer to: the category of the product chosen, and its type. */
export function useDerived(entity: AnyEntity, values: Row): Row {
  const asked = askedBeyond(entity) ?? (isByCategory(entity) ? 'categoryType' : undefined);
  const source = asked ? derived[asked] : undefined;
  const [first, second] = (source?.paths ?? []).find(([name]) => isReference(entity.fields[name])) ?? [
    '',
    '',
  ];
  const near = useReferred(entity, first, values);
  const nearEntity = targetOf(entity, first);
  const far = useReferred(nearEntity ? entities[nearEntity] : entity, second, near ?? {});
  const found = second ? far : near;
  return useMemo(() => {
    if (!asked || !source) return nothing;
    const value = { [asked]: found?.[source.field] };
    return second && near ? { ...value, [second]: near[second] } : value;
  }, [asked, found, near, second, source]);
}

/** Whether the account set anything about the entity that holds for some categories only. */
const isByCategory = (entity: AnyEntity): boolean =>
  (entity.account?.byCategory.size ?? 0) > 0 ||
  Object.values(entity.fields).some((field) => field.when?.category !== undefined);

/** The one name that conditions of this entity use and that is no field of it. */
const askedBeyond = (entity: AnyEntity): string | undefined =>
  Object.values(entity.fields)
    .flatMap((field) => Object.keys(field.when ?? {}))
    .find((name) => !(name in entity.fields) && name in derived);

function targetOf(entity: AnyEntity, name: string): EntityName | undefined {
  const field = entity.fields[name];
  return isReference(field) ? field.to : undefined;
}

function useReferred(entity: AnyEntity, name: string, row: Row): RaRecord | undefined {
  const to = targetOf(entity, name);
  const id = row[name];
  const isKnown = to !== undefined && typeof id === 'string' && id !== '';
  const { data } = useGetOne(to ?? entity.name, { id: isKnown ? id : '' }, { enabled: isKnown });
  return isKnown ? data : undefined;
}

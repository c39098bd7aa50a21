import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import type { EntityName } from '@plumbline/resources/language/names';
import { useMemo } from 'react';
import { type RaRecord, useGetOne } from 'react-admin';

type Row = Readonly<Record<string, unknown>>;

interface Derived {
  /** Chains of references to follow, of one or two fields; the first that the entity has is used. */
  paths: readonly (readonly [string, string])[];
  /** The field of the record found. */
  field: string;
}

/** Values that conditions may use besides the record's own, found by following references. */
const derived: Readonly<Record<string, Derived>> = {
  // The type of the chosen product's category; otherwise of the record's own category.
  categoryType: {
    paths: [
      ['product', 'category'],
      ['category', ''],
    ],
    field: 'type',
  },
  isInspectionFinished: { paths: [['audit', '']], field: 'isFinished' },
};

/** The record's values and those its conditions need from referenced records. */
export function useWhenContext(entity: AnyEntity, values: Row): Row {
  const found = useDerived(entity, values);
  return useMemo(() => ({ ...values, ...found }), [found, values]);
}

const nothing: Row = {};

/** Values derived from references: the category of the chosen product, its type, whether the inspection is finished. */
export function useDerived(entity: AnyEntity, values: Row): Row {
  const asked = askedBeyond(entity);
  const needsType = asked.has('categoryType') || isByCategory(entity);
  const type = useFollowed(entity, needsType ? 'categoryType' : undefined, values);
  const finished = useFollowed(
    entity,
    [...asked].find((name) => name !== 'categoryType'),
    values,
  );
  return useMemo(
    () => (finished === nothing ? type : type === nothing ? finished : { ...type, ...finished }),
    [finished, type],
  );
}

function useFollowed(entity: AnyEntity, asked: string | undefined, values: Row): Row {
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

/** Whether the account has settings for some categories of the entity only. */
const isByCategory = (entity: AnyEntity): boolean =>
  (entity.account?.byCategory.size ?? 0) > 0 ||
  Object.values(entity.fields).some((field) => field.when?.category !== undefined);

/** The names used in conditions of this entity that are not its fields. */
const askedBeyond = (entity: AnyEntity): ReadonlySet<string> =>
  new Set(
    Object.values(entity.fields)
      .flatMap((field) => Object.keys(field.when ?? {}))
      .filter((name) => !(name in entity.fields) && name in derived),
  );

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

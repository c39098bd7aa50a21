import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field } from '@plumbline/resources/language/fields/field';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { isPointer } from '@plumbline/resources/language/fields/types/references';
import type { ImportPlan } from '@plumbline/resources/rules/import/importSession';
import { isNamedByPath } from '@plumbline/resources/rules/import/listKey';
import { whoseField } from '@plumbline/resources/rules/import/whoseField';
import { flatReference } from './flatReference';
import type { ReferenceCreator } from './referenceCreator';
import type { ReferenceResolver } from './resolver';
import { severalReferences } from './severalReferences';
import { treeReference } from './treeReference';

/** A resolver for each reference field named by columns of the plan. */
export function referencesOf(
  entity: AnyEntity,
  plan: ImportPlan,
  creator: ReferenceCreator,
): ReferenceResolver<string | string[]>[] {
  const paths = new Set(plan.mapping.flatMap(({ target }) => target ?? []));
  // The customer must be resolved before the references that depend on it.
  const fields = Object.entries(entity.fields).sort(
    ([, one], [, other]) => Number(isOwned(entity, one)) - Number(isOwned(entity, other)),
  );
  return fields.flatMap(([field, definition]): ReferenceResolver<string | string[]>[] => {
    if (!isPointer(definition) || ![...paths].some((path) => path === field || path.startsWith(`${field}.`)))
      return [];
    const to = entities[definition.to];
    const details = [...paths].flatMap((path) =>
      path.startsWith(`${field}.`) ? [path.slice(field.length + 1)] : [],
    );
    const create = plan.create[field] ?? null;
    const isSingle = isReference(definition);
    const whose = (isSingle && whoseField(entity, definition)) || null;
    const one = isNamedByPath(to)
      ? treeReference({
          field,
          to,
          creator,
          create,
          anchor: plan.target[field] ?? null,
          owner: whose,
          isOwned: isSingle && definition.sameOwnerAs !== undefined,
          fixed: plan.target,
          details,
        })
      : flatReference({
          field,
          to,
          creator,
          create,
          whose,
          details,
          inner: innerOf(to, field, paths, creator),
        });
    return [isSingle ? one : severalReferences(one)];
  });
}

const isOwned = (entity: AnyEntity, field: Field): boolean =>
  isReference(field) && whoseField(entity, field) !== undefined;

// Only one level: a product's category must exist and is never created from a word in a list.
function innerOf(
  to: AnyEntity,
  through: string,
  paths: ReadonlySet<string>,
  creator: ReferenceCreator,
): ReferenceResolver[] {
  return Object.entries(to.fields).flatMap(([name, definition]) =>
    isReference(definition) && paths.has(`${through}.${name}`)
      ? [
          flatReference({
            field: name,
            to: entities[definition.to],
            creator,
            create: null,
            whose: null,
            details: [],
            inner: [],
          }),
        ]
      : [],
  );
}

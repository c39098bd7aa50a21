import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { entities } from '@plumbline/resources/entities/index';
import type { Field } from '@plumbline/resources/fields/field';
import type { ImportPlan } from '@plumbline/resources/import/importSession';
import { isMadeByName } from '@plumbline/resources/import/importTargets';
import { flatReference } from './flatReference';
import type { ReferenceCreator } from './referenceCreator';
import type { ReferenceResolver } from './resolver';
import { treeReference } from './treeReference';

/** A resolver for each reference that the plan's columns name. */
export function referencesOf(
  entity: AnyEntity,
  plan: ImportPlan,
  creator: ReferenceCreator,
): ReferenceResolver[] {
  const paths = new Set(plan.mapping.flatMap(({ target }) => target ?? []));
  // Whose a place is must be known before the place is sought.
  const fields = Object.entries(entity.fields).sort(
    ([, one], [, other]) => Number(isOwned(one)) - Number(isOwned(other)),
  );
  return fields.flatMap(([field, definition]) => {
    if (
      definition.type !== 'reference' ||
      ![...paths].some((path) => path === field || path.startsWith(`${field}.`))
    )
      return [];
    const to = entities[definition.to];
    const details = [...paths].flatMap((path) =>
      path.startsWith(`${field}.`) ? [path.slice(field.length + 1)] : [],
    );
    const create = plan.create[field] ?? null;
    // Trees with names in several languages (categories) are flat to a list: no list writes their branches.
    if (to.tree && isMadeByName(to))
      return [
        treeReference({
          field,
          to,
          creator,
          create,
          anchor: plan.target[field] ?? null,
          owner: definition.sameOwnerAs ?? null,
          fixed: plan.target,
          details,
        }),
      ];
    return [
      flatReference({ field, to, creator, create, details, inner: innerOf(to, field, paths, creator) }),
    ];
  });
}

const isOwned = (field: Field): boolean => field.type === 'reference' && field.sameOwnerAs !== undefined;

// One level: a product's category is found among those there are, never made up from a word in a list.
function innerOf(
  to: AnyEntity,
  through: string,
  paths: ReadonlySet<string>,
  creator: ReferenceCreator,
): ReferenceResolver[] {
  return Object.entries(to.fields).flatMap(([name, definition]) =>
    definition.type === 'reference' && paths.has(`${through}.${name}`)
      ? [
          flatReference({
            field: name,
            to: entities[definition.to],
            creator,
            create: null,
            details: [],
            inner: [],
          }),
        ]
      : [],
  );
}

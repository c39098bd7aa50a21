import type { AnyEntity } from '../../language/defineEntity';
import { reference } from '../../language/fields/builders';
import type { Field } from '../../language/fields/field';
import { withoutPrototype } from '../../language/fields/withoutPrototype';
import { type Actor, isReach, type Operation, rightOf } from '../../language/permissions';

/** The row's account as a field: chosen on creation, then immutable. */
export const accountField: Field = reference('instances', {
  required: true,
  isLasting: true,
  onlineOnly: true,
});

/** Locale key of a field's label; system fields have common labels. */
export const fieldLabelKey = (entity: string, field: string): string =>
  field === 'instance' ? 'rules.account' : `resources.${entity}.fields.${field}`;

/** Whether the right includes rows of other accounts. */
export const reachesAccounts = (entity: AnyEntity, operation: Operation, actor: Actor): boolean => {
  const right = rightOf(entity, operation, actor);
  return entity.scope === 'instance' && (right === 'anywhere' || isReach(right));
};

/**
 * The definition for people who look after several accounts: lists, filters and forms show the row's account. For
 * others unchanged.
 */
export function withAccount(entity: AnyEntity, actor: Actor): AnyEntity {
  if (!reachesAccounts(entity, 'read', actor)) return entity;
  const known = shown.get(entity) ?? shownWithAccount(entity);
  shown.set(entity, known);
  return known;
}

// Memoised: screens compare definitions by identity.
const shown = new WeakMap<AnyEntity, AnyEntity>();

function shownWithAccount(entity: AnyEntity): AnyEntity {
  const [first, ...rest] = entity.list.columns;
  const master = Object.keys(entity.form).find((tab) => !('related' in (entity.form[tab] ?? {})));
  return {
    ...entity,
    fields: withoutPrototype({ instance: accountField, ...entity.fields }),
    list: {
      ...entity.list,
      columns: [...(first ? [first] : []), 'instance', ...rest],
      filters: ['instance', ...(entity.list.filters ?? [])],
    },
    form: Object.fromEntries(
      Object.entries(entity.form).map(([tab, content]) => [
        tab,
        tab === master && !('related' in content) ? ['instance', ...content] : content,
      ]),
    ),
  };
}

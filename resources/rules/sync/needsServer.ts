import type { AnyEntity } from '../../language/defineEntity';
import { type Actor, rightOf } from '../../language/permissions';
import type { Command } from './protocol';

/**
 * Whether this must not wait in the outbox, by the entity's definition: rights, deletions of people, and customers and
 * locations created by actors with a conditional right require the server (specification, section 6). A new row may
 * have the default values of such fields. Without an actor every right counts as conditional.
 */
export function needsServer(
  entity: AnyEntity,
  { operation, patch, name = '' }: Pick<Command, 'operation' | 'patch' | 'name'>,
  actor?: Actor,
): boolean {
  if (operation === 'command') return entity.steps?.[name]?.onlineOnly === true;
  if (operation === 'delete') return entity.deletedOnline === true;
  if (operation === 'create' && entity.createdOnline && !isPlain(entity, actor)) return true;
  return Object.entries(patch).some(([name, value]) => {
    const field = entity.fields[name];
    if (!field?.onlineOnly) return false;
    if (field.onlineOnly === 'change') return operation === 'update';
    const usual = 'default' in field ? (field.default ?? null) : null;
    return operation === 'update' || (value !== usual && value !== null && value !== undefined);
  });
}

const isPlain = (entity: AnyEntity, actor: Actor | undefined): boolean =>
  actor !== undefined && rightOf(entity, 'create', actor) === true;

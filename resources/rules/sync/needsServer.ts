import type { AnyEntity } from '../../language/defineEntity';
import { type Actor, rightOf } from '../../language/permissions';
import type { Command } from './protocol';

/**
 * Whether this may not wait in an outbox, by the entity's definition: rights are given, and people deleted, while the
 * server answers, and customers and locations made by those whose right to do so is not plain (specification, section 6).
 * A new row may carry what it would have anyway. Without an actor nobody's right is plain.
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

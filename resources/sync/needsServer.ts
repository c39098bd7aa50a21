import type { AnyEntity } from '../defineEntity';
import type { Command } from './protocol';

/**
 * Whether this may not wait in an outbox, by the entity's definition: rights are given, and people deleted, while the
 * server answers (specification, section 6). A new row may carry what it would have anyway.
 */
export function needsServer(
  entity: AnyEntity,
  { operation, patch }: Pick<Command, 'operation' | 'patch'>,
): boolean {
  if (operation === 'command') return false;
  if (operation === 'delete') return entity.deletedOnline === true;
  return Object.entries(patch).some(([name, value]) => {
    const field = entity.fields[name];
    if (!field?.onlineOnly) return false;
    const usual = 'default' in field ? (field.default ?? null) : null;
    return operation === 'update' || (value !== usual && value !== null && value !== undefined);
  });
}

import { entities } from '../../entities/index';
import type { AnyEntity } from '../../language/defineEntity';
import type { Field } from '../../language/fields/field';
import { isPointer } from '../../language/fields/types/references';
import { type Actor, mayEver } from '../../language/permissions';
import { reachesAccounts } from '../customFields';

/**
 * Whether the actor has options for a field: those without the right to read the entity it refers to, in the row's
 * account, have none.
 */
export function mayChoose(entity: AnyEntity, field: Field, actor: Actor): boolean {
  if (!isPointer(field)) return true;
  const to = entities[field.to];
  const isElsewhere = reachesAccounts(entity, 'update', actor) && to.scope === 'instance';
  return isElsewhere ? reachesAccounts(to, 'read', actor) : mayEver(to, 'read', actor);
}

import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { type Actor, mayEver } from '@plumbline/resources/language/permissions';

/** Entities whose forms this person uses. */
export const shapedFor = (entities: readonly AnyEntity[], actor: Actor): AnyEntity[] =>
  entities.filter((entity) => mayEver(entity, 'update', actor) || mayEver(entity, 'create', actor));

import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { type Operation, refusalOf } from '@plumbline/resources/language/permissions';
import { fail } from '../base/errors/errors';
import type { Call } from './call';

/** Refuses with FORBIDDEN and the reason if the caller has no right on any row of the entity. */
export function refuseWithoutRight(
  call: Pick<Call, 'actor' | 'isSystem'>,
  entity: AnyEntity,
  operation: Operation,
): void {
  const reason = call.isSystem ? undefined : refusalOf(entity, operation, call.actor);
  if (reason) fail('FORBIDDEN', { resource: entity.name, operation, reason });
}

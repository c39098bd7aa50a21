import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { validate } from '@plumbline/resources/language/validation';
import { failFields } from '../base/errors/errors';
import type { Call } from './call';
import type { Row } from './rowMapper';

/**
 * Refuses values of the wrong shape before any hook or query works with them. What is missing is nobody's fault yet, as
 * hooks may add it; but where a new row is refused, `draft` lets it be named along with the rest.
 */
export function checkSent(call: Call, entity: AnyEntity, sent: Row, draft?: () => Row): void {
  if (call.isSystem) return;
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => !isNothing(value)));
  const errors = validate(entity, given, { partial: true });
  if (Object.keys(errors).length > 0) failFields({ ...(draft && validate(entity, draft())), ...errors });
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

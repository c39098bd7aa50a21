import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { validate } from '@plumbline/resources/language/validation';
import { failFields } from '../base/errors/errors';
import type { Call } from './call';
import type { Row } from './rowMapper';

/**
 * Refuses malformed values before hooks and queries use them. Missing fields may still be set by hooks; if a new row
 * is refused anyway, `draft` lists them too.
 */
export function checkSent(call: Call, entity: AnyEntity, sent: Row, draft?: () => Row): void {
  if (call.isSystem) return;
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => !isNothing(value)));
  const errors = validate(entity, given, { partial: true });
  if (Object.keys(errors).length > 0) failFields({ ...(draft && validate(entity, draft())), ...errors });
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

import { retiredChoices } from '@plumbline/resources/language/choices/retiredChoices';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { contradictions, type FieldErrors, validate } from '@plumbline/resources/language/validation';
import {
  asDemandedAt,
  demandedBy,
  entityFor,
  whenContext,
} from '@plumbline/resources/rules/customFields/formLayout';
import type { Call } from './call';
import type { Row } from './rowMapper';

interface Change {
  before: Row | null;
  after: Row;
  /** Changed fields; for a new row, the filled ones. */
  changed: readonly string[];
}

/** Validates a row as it will be stored; errors by field. */
export function rowErrors(call: Call, entity: AnyEntity, { before, after, changed }: Change): FieldErrors {
  const demanding = asDemandedAt(entityFor(entity, after), call.madeAt);
  const required = before
    ? []
    : Object.keys(demanding.fields).filter((name) => demanding.fields[name]?.required);
  const checked = [...new Set([...changed, ...required, ...demandedBy(entity, before, after)])].filter(
    (name) => !demanding.fields[name]?.readOnly,
  );
  return {
    ...contradictions(entity, after, before ? changed : undefined),
    ...(call.isSystem ? {} : retiredChoices(entity, after, { changed, at: call.madeAt })),
    ...validate(demanding, Object.fromEntries(checked.map((name) => [name, after[name] ?? null])), {
      partial: true,
      context: whenContext(entity, after),
    }),
  };
}

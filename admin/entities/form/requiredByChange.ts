import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isPresent } from '@plumbline/resources/language/validation';
import { sameValue } from '../../data/offline';

type Row = Readonly<Record<string, unknown>>;

interface Change {
  /** The row as on the server; absent for a new one. */
  before: Row | undefined;
  values: Row;
  /** Values that conditions of fields depend on, in addition to `values`. */
  context: Row;
}

/** The definition with additional required fields depending on the change, for example the reason of a correction. */
export function requiredByChange(entity: AnyEntity, { before, values, context }: Change): AnyEntity {
  const required = Object.entries(entity.fields).filter(
    ([, field]) =>
      field.requiredBesides &&
      isPresent(field.when, context) &&
      (before === undefined || hasChangedBesides(field.requiredBesides, before)),
  );
  if (required.length === 0) return entity;
  const asked = Object.fromEntries(required.map(([name, field]) => [name, { ...field, required: true }]));
  return { ...entity, fields: { ...entity.fields, ...asked } };

  function hasChangedBesides(free: readonly string[], row: Row): boolean {
    return Object.keys(entity.fields).some(
      (name) => !free.includes(name) && name in values && !sameValue(filled(values[name]), filled(row[name])),
    );
  }
}

/** Inputs return an empty text or list for null. */
const filled = (value: unknown): unknown =>
  value === '' || (Array.isArray(value) && value.length === 0) ? null : (value ?? null);

import { isId } from '../../ids';
import type { EntityName } from '../../names';
import type { Field, FieldOf } from '../field';
import type { FieldOptions } from '../fieldOptions';
import { type Built, build, type Exact, type None, spread } from './build';
import type { FieldTypeModule } from './fieldType';
import { wrong } from './wrong';

/**
 * `onDelete`: effect of a target's deletion on the list; clear (the default) removes it. A read-only list is a record
 * of the past and keeps it.
 */
export interface ReferencesOptions extends FieldOptions {
  max?: number;
  onDelete?: 'refuse' | 'clear' | 'keep';
  filter?: Readonly<Record<string, unknown>>;
  /** A field of both rows: rows created in this field take over its value. */
  createdFor?: string;
}
export interface ReferencesShape {
  options: { to: EntityName } & ReferencesOptions;
  value: string[];
}

export const references = <const O extends ReferencesOptions = None>(
  to: EntityName,
  options?: Exact<O, ReferencesOptions>,
): Built<'references', { to: EntityName } & O> => build('references', spread({ to }, options));

export const isReferences = (field: Field | undefined): field is FieldOf<'references'> =>
  field?.type === 'references';

/** Whether its values are ids, single or in a list. */
export const isPointer = (field: Field | undefined): field is FieldOf<'reference' | 'references'> =>
  field?.type === 'reference' || isReferences(field);

export const referencesType: FieldTypeModule<'references'> = {
  check(value, { max }) {
    if (!Array.isArray(value) || !value.every(isId)) return wrong('reference');
    return max !== undefined && value.length > max ? wrong('maxItems', { max }) : null;
  },
  textOf: () => '',
  isJson: true,
};

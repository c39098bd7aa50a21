import { isId } from '../../ids';
import type { EntityName } from '../../names';
import type { Field, FieldOf } from '../field';
import type { FieldOptions } from '../fieldOptions';
import { type Built, build, type Exact, type None, spread } from './build';
import type { FieldTypeModule } from './fieldType';
import { isWord } from './shapes';
import { wrong } from './wrong';

/** Values that the target must have, field by field. */
export type Values = Readonly<Record<string, readonly (string | boolean | null)[]>>;
/**
 * `onDelete`: effect of the target's deletion on this row; refuse (the default) names it as a blocker. `blocksWhile`
 * and `cascadesWhile` restrict refuse and cascade to rows with these values; other rows keep the reference.
 */
export interface ReferenceOptions extends FieldOptions {
  onDelete?: 'refuse' | 'clear' | 'cascade' | 'keep';
  blocksWhile?: Values;
  cascadesWhile?: Values;
  /**
   * The target must have the row's value in this field, e.g. the same customer. A change of the target's value is
   * propagated to the row.
   */
  sameOwnerAs?: string;
  /** The target must be a descendant of the row in this field, in their entity's tree. */
  below?: string;
  filter?: Readonly<Record<string, unknown>>;
  /** The target's record shows these rows in a tab. */
  tab?: true;
}
export interface ReferenceShape {
  options: { to: EntityName } & ReferenceOptions;
  value: string;
}

export const reference = <const O extends ReferenceOptions = None>(
  to: EntityName,
  options?: Exact<O, ReferenceOptions>,
): Built<'reference', { to: EntityName } & O> => build('reference', spread({ to }, options));

export const isReference = (field: Field | undefined): field is FieldOf<'reference'> =>
  field?.type === 'reference';

export const referenceType: FieldTypeModule<'reference'> = {
  check: (value) => (isId(value) ? null : wrong('reference')),
  textOf: () => '',
  query: { isComparable: isWord, keyOf: String },
  isFiltered: true,
  isFilteredAnyway: true,
};

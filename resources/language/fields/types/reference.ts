import { isId } from '../../ids';
import type { EntityName } from '../../names';
import type { Field, FieldOf } from '../field';
import type { FieldOptions } from '../fieldOptions';
import { type Built, build, type Exact, type None, spread } from './build';
import type { FieldTypeModule } from './fieldType';
import { isWord } from './shapes';
import { wrong } from './wrong';

/** Values of which a row must have one, field by field. */
export type Values = Readonly<Record<string, readonly (string | boolean | null)[]>>;
/**
 * `onDelete`: what happens to this row when the target goes; refuse (the default) names it as what stands in the way.
 * `blocksWhile` and `cascadesWhile` narrow refuse and cascade to rows with these values; the others go on pointing at what
 * once was.
 */
export interface ReferenceOptions extends FieldOptions {
  onDelete?: 'refuse' | 'clear' | 'cascade' | 'keep';
  blocksWhile?: Values;
  cascadesWhile?: Values;
  /**
   * The target must have the same value in this field as the row itself, e.g. the same customer. When that of the target
   * changes, the row takes it over.
   */
  sameOwnerAs?: string;
  /** The target must lie below the one that this field of the row names, in the tree of their entity. */
  below?: string;
  filter?: Readonly<Record<string, unknown>>;
  /** The record it refers to lists these rows in a tab of its own. */
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

import type { Field, FieldOf } from '../field';
import type { FieldOptions } from '../fieldOptions';
import { type Built, build, type Exact, type None } from './build';
import type { FieldTypeModule } from './fieldType';
import { wrong } from './wrong';

export interface BooleanOptions extends FieldOptions {
  default?: boolean;
}
export interface BooleanShape {
  options: BooleanOptions;
  value: boolean;
}

export const boolean = <const O extends BooleanOptions = None>(
  options?: Exact<O, BooleanOptions>,
): Built<'boolean', O> => build('boolean', options);

export const isBoolean = (field: Field | undefined): field is FieldOf<'boolean'> => field?.type === 'boolean';

export const booleanType: FieldTypeModule<'boolean'> = {
  check: (value) => (typeof value === 'boolean' ? null : wrong('boolean')),
  textOf: (value, _field, { translate }) => translate(value ? 'shell.yes' : 'shell.no'),
  query: {
    isComparable: (value) => typeof value === 'boolean' || value === 0 || value === 1,
    keyOf: Number,
  },
  // Two values make a filter, not an order.
  isFiltered: true,
  isFilteredAnyway: true,
};

import type { Field, FieldType } from '@plumbline/resources/language/fields/field';
import type { ComponentType } from 'react';
import { lazyInput } from '../inputs/lazyInput';
import { BooleanFilter } from './BooleanFilter';
import { ChoiceFilter } from './ChoiceFilter';
import type { FilterProps, FilterValues } from './filterProps';
import { NumberRangeFilter } from './NumberRangeFilter';
import { ReferenceFilter } from './ReferenceFilter';
import { TextFilter } from './TextFilter';

const dateRange = lazyInput<FilterProps<'date'> | FilterProps<'datetime'>>(() =>
  import('./DateRangeFilter').then((module) => module.DateRangeFilter),
);

/** One line per field type: how a list is narrowed by it; null where lists do not filter by the type. */
export const filterInputs: { [T in FieldType]: ComponentType<FilterProps<T>> | null } = {
  text: TextFilter,
  longText: null,
  localizedText: null,
  integer: NumberRangeFilter,
  decimal: NumberRangeFilter,
  boolean: BooleanFilter,
  date: dateRange,
  datetime: dateRange,
  choice: ChoiceFilter,
  reference: ReferenceFilter,
  references: null,
  file: null,
  files: null,
  address: null,
  phones: null,
  list: null,
};

interface AnyFilterProps {
  name: string;
  field: Field;
  label: string;
  values: FilterValues;
  onChange: (patch: FilterValues) => void;
}

export function FilterInput(props: AnyFilterProps) {
  // The table pairs each type with its own component, which TypeScript cannot follow through a union.
  const Typed = filterInputs[props.field.type] as ComponentType<AnyFilterProps> | null;
  return Typed && <Typed {...props} />;
}

import type { FieldOf, FieldType } from '@plumbline/resources/language/fields/field';

export type FilterValues = Readonly<Record<string, unknown>>;

export interface FilterProps<T extends FieldType = FieldType> {
  name: string;
  field: FieldOf<T>;
  label: string;
  values: FilterValues;
  /** Sets these keys of the list's filter; undefined removes one. */
  onChange: (patch: FilterValues) => void;
}

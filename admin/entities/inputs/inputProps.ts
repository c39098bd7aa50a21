import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { FieldOf, FieldType } from '@plumbline/resources/language/fields/field';

export interface InputProps<T extends FieldType = FieldType> {
  entity: AnyEntity;
  /** The field's name; of a nested field without its path. */
  name: string;
  field: FieldOf<T>;
  /** Path of the value in the form: `parts.0.name`. */
  source: string;
  /** Translated. */
  label: string;
}

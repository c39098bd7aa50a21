import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { FieldOf, FieldType, ValueOf } from '@plumbline/resources/language/fields/field';

/** `row`: one line among many, in tables and cards. `page`: as much as there is, on the record's own screen. */
export type CellPlace = 'row' | 'page';

export interface CellProps<T extends FieldType = FieldType> {
  entity: AnyEntity;
  /** The field's name; of a nested field its own name, not its path. */
  name: string;
  field: FieldOf<T>;
  /** Never empty: an absent value is drawn by `Cell` itself. */
  value: NonNullable<ValueOf<FieldOf<T>>>;
  record: Readonly<Record<string, unknown>>;
  place: CellPlace;
}

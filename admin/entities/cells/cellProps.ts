import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { FieldOf, FieldType, ValueOf } from '@plumbline/resources/language/fields/field';

/** `row`: one line, in tables and cards. `page`: in full, on the record's screen. */
export type CellPlace = 'row' | 'page';

export interface CellProps<T extends FieldType = FieldType> {
  entity: AnyEntity;
  /** The field's name; of a nested field without its path. */
  name: string;
  field: FieldOf<T>;
  /** Never empty: `Cell` handles missing values. */
  value: NonNullable<ValueOf<FieldOf<T>>>;
  record: Readonly<Record<string, unknown>>;
  place: CellPlace;
}

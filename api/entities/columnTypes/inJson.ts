import { json } from './codec';
import type { ColumnTypeOf } from './columnType';

/** A type whose values are stored as JSON. */
export const inJson: ColumnTypeOf<unknown> = { column: () => 'json', codec: json };

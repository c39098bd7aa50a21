import { json } from './codec';
import type { ColumnTypeOf } from './columnType';

/** Types stored as JSON. */
export const inJson: ColumnTypeOf<unknown> = { column: () => 'json', codec: json };

import type { ColumnType } from './columnType';
import { inJson } from './inJson';

export const referencesColumn: ColumnType<'references'> = inJson;

import type { ColumnType } from './columnType';
import { inJson } from './inJson';

export const listColumn: ColumnType<'list'> = inJson;

import type { ColumnType } from './columnType';
import { inJson } from './inJson';

export const addressColumn: ColumnType<'address'> = { ...inJson, mayName: () => true };

import type { ColumnType } from './columnType';
import { inJson } from './inJson';

export const fileColumn: ColumnType<'file'> = { ...inJson, mayName: () => true };

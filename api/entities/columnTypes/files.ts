import type { ColumnType } from './columnType';
import { inJson } from './inJson';

export const filesColumn: ColumnType<'files'> = { ...inJson, mayName: () => true };

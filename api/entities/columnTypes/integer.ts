import type { ColumnType } from './columnType';
import { numbers } from './numbers';

export const integerColumn: ColumnType<'integer'> = { ...numbers, column: () => 'int', stored: Number };

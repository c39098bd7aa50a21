import type { ColumnType } from './columnType';
import { inJson } from './inJson';

export const phonesColumn: ColumnType<'phones'> = inJson;

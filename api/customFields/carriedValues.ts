import type { CustomFieldDefinition } from '@plumbline/resources/entities/customFieldDefinitions';
import { isEntityName } from '@plumbline/resources/entities/index';
import { jsonPath } from '../entities/customSql';
import type { TransactionCall } from '../entities/hooks';
import { selectRows } from '../entities/selectRows';

type Kept = Pick<CustomFieldDefinition, 'entityType' | 'key' | 'instance'>;

/** Whether a row of the account, deleted ones included, holds a value under the field's key. */
export async function carriesValues(call: TransactionCall, definition: Kept): Promise<boolean> {
  return (await found(call, definition, 'is not null', [])).length > 0;
}

/** One of the values that a row of the account holds, if any does. */
export async function carriedValues(
  call: TransactionCall,
  definition: Kept,
  values: readonly string[],
): Promise<string[]> {
  if (values.length === 0) return [];
  return found(call, definition, `in (${values.map(() => '?').join(', ')})`, values);
}

async function found(
  call: TransactionCall,
  { entityType, key, instance }: Kept,
  condition: string,
  bindings: readonly string[],
): Promise<string[]> {
  // Names of tables and keys cannot be bound: both are known ones, whatever stands in the row.
  if (!isEntityName(entityType)) return [];
  const value = `json_value(\`custom\`, '${jsonPath(key)}')`;
  const rows = await selectRows(
    call.db,
    `select ${value} as value from \`${entityType}\` where instance = ? and ${value} ${condition} limit 1`,
    [instance, ...bindings],
  );
  return rows.map((row) => String(row.value));
}

import type { CustomFieldDefinition } from '@plumbline/resources/entities/customFieldDefinitions';
import { isEntityName } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/entities/names';
import type { Knex } from 'knex';
import { jsonPath } from '../entities/customSql';
import { selectRows } from '../entities/selectRows';

export type Kept = Pick<CustomFieldDefinition, 'entityType' | 'key' | 'instance'>;
interface Db {
  db: Knex;
}

/** How many rows of the account, deleted ones included, hold a value under the field's key. */
export async function countCarriers({ db }: Db, definition: Kept): Promise<number> {
  const kept = placeOf(definition);
  if (!kept) return 0;
  const [row] = await selectRows(
    db,
    `select count(*) as number from \`${kept.table}\` where instance = ? and ${kept.value} is not null`,
    [definition.instance],
  );
  return Number(row?.number ?? 0);
}

/** Which of the values rows of the account hold, deleted ones included. */
export async function carriedValues(
  { db }: Db,
  definition: Kept,
  values: readonly string[],
): Promise<string[]> {
  const kept = placeOf(definition);
  if (!kept || values.length === 0) return [];
  const rows = await selectRows(
    db,
    `select distinct ${kept.value} as value from \`${kept.table}\` where instance = ? and ${kept.value} in (${values.map(() => '?').join(', ')})`,
    [definition.instance, ...values],
  );
  return rows.map((row) => String(row.value));
}

/** Takes the values away for good. Nobody has seen them since their field was deleted, so no row counts as changed. */
export async function removeValues({ db }: Db, definition: Kept): Promise<void> {
  const kept = placeOf(definition);
  if (!kept) return;
  await db.raw(
    `update \`${kept.table}\` set \`custom\` = json_remove(\`custom\`, '${kept.path}') where instance = ? and ${kept.value} is not null`,
    [definition.instance],
  );
}

// Names of tables and keys cannot be bound: both are known ones, whatever stands in the row.
function placeOf({ entityType, key }: Kept): { table: EntityName; path: string; value: string } | undefined {
  if (!isEntityName(entityType)) return undefined;
  const path = jsonPath(key);
  return { table: entityType, path, value: `json_value(\`custom\`, '${path}')` };
}

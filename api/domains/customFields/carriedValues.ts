import type { CustomFieldDefinition } from '@plumbline/resources/entities/customFieldDefinitions';
import { entities, isEntityName } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/language/names';
import { customFieldName } from '@plumbline/resources/rules/customFields/customFields';
import type { Knex } from 'knex';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { jsonPath } from '../../entities/customSql';
import { historyRow } from '../../entities/history';
import { numbersForRows } from '../../entities/refuseTerminated';
import { selectRows } from '../../entities/selectRows';

export type Kept = Pick<CustomFieldDefinition, 'entityType' | 'key' | 'instance'>;
interface Db {
  db: Knex;
}

/** Number of rows of the account, including deleted ones, with a value under the field's key. */
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

/** Which of the values occur in rows of the account, including deleted ones. */
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

const batch = 500;

/** Deletes the values permanently, in batches, with a history entry for each row. */
export async function removeValues(
  { db, now }: Pick<Call, 'now'> & { db: Knex },
  definition: Kept,
): Promise<void> {
  const kept = placeOf(definition);
  if (!kept) return;
  const call = asSystem({ db, now }, definition.instance);
  const name = customFieldName(definition.key);
  for (let went = batch; went === batch; )
    went = await inTransaction(call, async (inner) => {
      // The counter is locked first, as in every writer; unused numbers do no harm.
      const first = await numbersForRows(inner, entities[kept.table], definition.instance, batch);
      const rows = await selectRows(
        inner.db,
        `select id, instance, version, ${kept.value} as value from \`${kept.table}\` where instance = ? and ${kept.value} is not null order by id limit ${batch} for update`,
        [definition.instance],
      );
      for (const [index, { value, ...row }] of rows.entries()) {
        const written = { ...row, version: Number(row.version) + 1, changeNumber: first + index };
        await inner.db.raw(
          `update \`${kept.table}\` set \`custom\` = json_remove(\`custom\`, '${kept.path}'), version = ?, changeNumber = ?, updatedAt = ? where id = ?`,
          [written.version, written.changeNumber, now, String(row.id)],
        );
        await inner
          .db('history')
          .insert(
            historyRow(inner, entities[kept.table], 'update', written, { [name]: value }, { [name]: null }),
          );
      }
      return rows.length;
    });
}

// Table and key names cannot be bound: both are validated against known names.
function placeOf({ entityType, key }: Kept): { table: EntityName; path: string; value: string } | undefined {
  if (!isEntityName(entityType)) return undefined;
  const path = jsonPath(key);
  return { table: entityType, path, value: `json_value(\`custom\`, '${path}')` };
}

import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { FieldOf } from '@plumbline/resources/language/fields/field';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import type { EntityName } from '@plumbline/resources/language/names';
import type { TransactionCall } from '../../entities/hooks';
import { type Row, rowMapper } from '../../entities/rowMapper';

export interface Missing {
  field: string;
  resource: EntityName;
  id: string;
  /** The fields of its title, if it is still in the bin. */
  title: Row | null;
}

/**
 * References of a row to restore whose target is deleted: `missing` prevents the restore, `letGo` (onDelete 'clear')
 * are emptied. References with onDelete 'keep' (those of an audit record) are ignored.
 */
export async function missingFor(
  call: TransactionCall,
  entity: AnyEntity,
  row: Row,
): Promise<{ missing: Missing[]; letGo: string[] }> {
  const missing: Missing[] = [];
  const letGo: string[] = [];
  for (const [name, field] of Object.entries(entity.fields)) {
    const id = row[name];
    if (!isReference(field) || typeof id !== 'string' || field.onDelete === 'keep') continue;
    const target = await find(call, field, id);
    if (target?.deletedAt === null) continue;
    if (field.onDelete === 'clear') letGo.push(name);
    else missing.push({ field: name, resource: field.to, id, title: target ? titleOf(field, target) : null });
  }
  return { missing, letGo };
}

// Without scope: the row had this reference already, only the target's existence matters.
async function find(
  call: TransactionCall,
  field: FieldOf<'reference'>,
  id: string,
): Promise<Row | undefined> {
  const target: Row | undefined = await call.db(entities[field.to].name).where({ id }).first();
  return target && rowMapper(entities[field.to]).read(target);
}

function titleOf(field: FieldOf<'reference'>, target: Row): Row {
  const names = [entities[field.to].title].flat();
  return Object.fromEntries(names.map((name) => [name, target[name] ?? null]));
}

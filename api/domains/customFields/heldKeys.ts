import { isKey } from '@plumbline/resources/rules/customFields/customFields';
import type { Knex } from 'knex';
import { countCarriers, type Kept } from './carriedValues';

interface Place extends Kept {
  id: string;
}

/** Whether another definition has this key in this form; deleted ones count only if they left values. */
export async function isHeldByOthers(
  { db }: { db: Knex },
  { id, instance, entityType, key }: Place,
  which: 'any' | 'deleted' = 'any',
): Promise<boolean> {
  if (!isKey(key)) return false;
  const others = db('customFieldDefinitions').where({ instance, entityType, key }).whereNot({ id });
  const other = await (which === 'deleted' ? others.whereNotNull('deletedAt') : others).first('id');
  if (!other || which === 'any') return other !== undefined;
  return (await countCarriers({ db }, { instance, entityType, key })) > 0;
}

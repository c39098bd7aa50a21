import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { type Localized, localized } from '@plumbline/resources/language/languages';
import type { TransactionCall } from '../../entities/hooks';
import { type Row, rowMapper } from '../../entities/rowMapper';

/**
 * Name of a category in the user's language, `self` being the row being written; undefined for another account's
 * category.
 */
export async function categoryName(
  call: TransactionCall,
  id: string,
  self?: Row,
): Promise<string | undefined> {
  const row = self?.id === id ? self : await readableRow(call, id);
  // A row not validated yet may contain anything; the type is that of the definition.
  return localized(row?.name as Localized | undefined, call.actor.language) || undefined;
}

async function readableRow({ db, actor }: TransactionCall, id: string): Promise<Row | undefined> {
  const row: Row | undefined = await db('categories')
    .where({ id })
    .whereIn('instance', [CATALOGUE_ID, actor.instance])
    .first('name');
  return row && rowMapper(definitions.categories).read(row);
}

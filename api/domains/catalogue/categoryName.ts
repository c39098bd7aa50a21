import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { type Localized, localized } from '@plumbline/resources/language/languages';
import type { TransactionCall } from '../../entities/hooks';
import { type Row, rowMapper } from '../../entities/rowMapper';

/** What the person calls the category, `self` being the one that is being written; none where it is another account's. */
export async function categoryName(
  call: TransactionCall,
  id: string,
  self?: Row,
): Promise<string | undefined> {
  const row = self?.id === id ? self : await readableRow(call, id);
  // The definition says so; what stands in a row that is not checked yet may be anything.
  return localized(row?.name as Localized | undefined, call.actor.language) || undefined;
}

async function readableRow({ db, actor }: TransactionCall, id: string): Promise<Row | undefined> {
  const row: Row | undefined = await db('categories')
    .where({ id })
    .whereIn('instance', [CATALOGUE_ID, actor.instance])
    .first('name');
  return row && rowMapper(definitions.categories).read(row);
}

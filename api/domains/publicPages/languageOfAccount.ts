import { defaultLanguage, isLanguage, type Language } from '@plumbline/resources/language/languages';
import type { Knex } from 'knex';

/** Language of the account's first owner, used for texts the product writes into the account. */
export async function languageOfAccount(db: Knex, instance: string): Promise<Language> {
  const row = await db('contacts as c')
    .join('users as u', 'u.id', 'c.user')
    .where({ 'c.instance': instance, 'c.instanceRole': 'Owner', 'c.deletedAt': null, 'u.deletedAt': null })
    .orderBy('c.createdAt')
    .first('u.language');
  return isLanguage(row?.language) ? row.language : defaultLanguage;
}

import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { defaultLanguage, isLanguage, type Language } from '@plumbline/resources/language/languages';
import type { Knex } from 'knex';
import type { Row } from '../../entities/rowMapper';
import { sellerOfAccount } from './sellerOfAccount';

export interface SupportReader {
  to: string;
  language: Language;
  /** The broker whose support it is; null: the provider. */
  broker: string | null;
}

/** Guards against a cycle of brokers, which no write allows. */
const mostLevels = 10;

/**
 * An account's support address: of its broker, or of the nearest broker above that has one; else the provider's seller
 * address, else its administrators. For a broker account it begins with the broker above.
 */
export async function supportOf(db: Knex, instance: string): Promise<SupportReader[]> {
  let next: unknown = await sellerOfAccount(db, instance);
  for (let level = 0; next && level < mostLevels; level += 1) {
    const broker: Row | undefined = await db('brokers')
      .where({ id: String(next), deletedAt: null })
      .first('supportEmail', 'account', 'parentBroker');
    if (broker?.supportEmail) {
      const language = await languageOf(db, broker.account);
      return [{ to: String(broker.supportEmail), language, broker: String(next) }];
    }
    next = broker?.parentBroker;
  }
  return providerReaders(db);
}

async function languageOf(db: Knex, account: unknown): Promise<Language> {
  const owner: Row | undefined = await db('contacts')
    .join('users', 'users.id', 'contacts.user')
    .where({
      'contacts.instance': account ?? '',
      'contacts.instanceRole': 'Owner',
      'contacts.deletedAt': null,
    })
    .orderBy('contacts.id')
    .first('users.language');
  return languageIn(owner);
}

async function providerReaders(db: Knex): Promise<SupportReader[]> {
  const staff: Row[] = await db('users')
    .where({ systemRole: 'ProviderAdmin', deletedAt: null, isActive: true })
    .orderBy('id')
    .select('email', 'language');
  const seller: Row | undefined = await db('sellers')
    .where({ instance: CATALOGUE_ID, broker: null, deletedAt: null })
    .whereNotNull('email')
    .orderBy('id')
    .first('email');
  if (seller?.email) return [{ to: String(seller.email), language: languageIn(staff[0]), broker: null }];
  return staff.map((row) => ({ to: String(row.email), language: languageIn(row), broker: null }));
}

const languageIn = (row: Row | undefined): Language =>
  isLanguage(row?.language) ? row.language : defaultLanguage;

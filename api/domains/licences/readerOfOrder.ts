import type { Order } from '@plumbline/resources/entities/orders';
import { defaultLanguage, type Language } from '@plumbline/resources/language/languages';
import type { Knex } from 'knex';
import type { Row } from '../../entities/rowMapper';
import { findPerson } from '../../platform/auth/actors/findPerson';

export interface Reader {
  /** Null: no user with a login. */
  email: string | null;
  name: string;
  language: Language;
}

/** Recipient of mails about an order: the user who ordered, or else an owner of the account. */
export async function readerOfOrder(
  db: Knex,
  { orderedBy, instance }: Pick<Order, 'orderedBy' | 'instance'>,
): Promise<Reader> {
  const contacts: Row[] = await db('contacts')
    .where({ instance, deletedAt: null })
    .whereNotNull('user')
    .where((one) => one.where({ id: orderedBy ?? '' }).orWhere({ instanceRole: 'Owner' }))
    .orderByRaw('id = ? desc, id', [orderedBy ?? ''])
    .select('user');
  for (const { user } of contacts) {
    const person = await findPerson(db, String(user));
    if (person) return { email: person.email, name: person.name, language: person.language };
  }
  return { email: null, name: '', language: defaultLanguage };
}

import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { defaultLanguage, type Language } from '@plumbline/resources/language/languages';
import type { Api } from '../../base/context/context';
import { idOf } from '../../base/times/weekOf';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { findPerson } from '../../platform/auth/actors/findPerson';
import { signInState } from '../../platform/auth/signInState';
import { mailBrandOf } from '../../platform/brands/mailBrand';
import { enqueue, type Job } from '../../platform/jobs/jobs';
import { enqueueMail } from '../../platform/mail/enqueueMail';
import { letter } from '../../platform/mail/letter';
import { orderMailWords } from './orderMailWords';

export const orderMailKind = 'orderMail';

/** `placed`: to the seller, while the buyer gets the order confirmation. `keys`: to the buyer, whose keys are ready. */
export type OrderNews = 'placed' | 'keys';

/** Enqueues the mails about these orders of one account, in the writing transaction. */
export async function enqueueOrderMail(
  { db, now }: TransactionCall,
  news: OrderNews,
  orders: readonly string[],
): Promise<void> {
  const [subject = ''] = orders;
  await enqueue(db, {
    instance: CATALOGUE_ID,
    kind: orderMailKind,
    subject,
    payload: { news, orders },
    now,
  });
}

interface Reader {
  email: string;
  language: Language;
}

/** Mails the recipient of the news; without keys and prices, which are shown after sign-in. */
export async function sendOrderMails(api: Api, { id, payload }: Job): Promise<void> {
  const news: OrderNews = payload.news === 'keys' ? 'keys' : 'placed';
  const rows: Row[] = await api
    .db('orders')
    .whereIn('orders.id', Array.isArray(payload.orders) ? payload.orders : [])
    .join('licenseSets', 'licenseSets.id', 'orders.licenseSet')
    .join('instances', 'instances.id', 'orders.instance')
    .orderBy('orders.number')
    .select(
      'orders.instance',
      'orders.number',
      'orders.quantity',
      'orders.orderedBy',
      'licenseSets.name as set',
      'licenseSets.broker',
      'instances.companyName as account',
    );
  const [first] = rows;
  if (!first) return;
  const list = rows.map(({ number, quantity, set }) => `${number}: ${quantity} × ${set}`).join('; ');
  const values = { account: String(first.account), list };
  const { sealer } = await signInState(api);
  const brand = await mailBrandOf(api, String(first.instance));
  const send = async (to: Reader | null, what: 'keys' | 'sold', link: string) => {
    if (!to) return;
    await enqueueMail(api.db, {
      id: idOf('mail', id, what),
      mail: letter({
        kind: what === 'keys' ? 'orderKeys' : 'orderSold',
        to: to.email,
        language: to.language,
        words: orderMailWords(to.language)[what],
        values,
        linkFirst: `${api.config.origin}${link}`,
        brand,
      }),
      subject: String(first.instance),
      sealer,
      now: api.now(),
    });
  };
  if (news === 'keys') await send(await buyerOf(api, first), news, '/license/licenses/overview');
  if (news === 'placed') await send(await sellerOf(api, first), 'sold', '/license/orders/overview');
}

async function buyerOf(api: Api, { orderedBy }: Row): Promise<Reader | null> {
  const contact: Row | undefined = orderedBy
    ? await api.db('contacts').where({ id: orderedBy, deletedAt: null }).first('user')
    : undefined;
  return contact?.user ? findPerson(api.db, String(contact.user)) : null;
}

/** The broker's support address, with the language of the owner of its account. */
async function sellerOf(api: Api, { broker }: Row): Promise<Reader | null> {
  const row: Row | undefined = broker
    ? await api.db('brokers').where({ id: broker, deletedAt: null }).first('supportEmail', 'account')
    : undefined;
  if (!row?.supportEmail) return null;
  const owner: Row | undefined = await api
    .db('contacts')
    .where({ instance: row.account ?? '', instanceRole: 'Owner', deletedAt: null })
    .whereNotNull('user')
    .first('user');
  const person = owner ? await findPerson(api.db, String(owner.user)) : null;
  return { email: String(row.supportEmail), language: person?.language ?? defaultLanguage };
}

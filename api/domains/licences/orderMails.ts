import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { defaultLanguage } from '@plumbline/resources/language/languages';
import type { ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import type { Knex } from 'knex';
import type { Api } from '../../base/context/context';
import { idOf } from '../../base/times/weekOf';
import { asSystem } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { findPerson } from '../../platform/auth/actors/findPerson';
import { signInState } from '../../platform/auth/signInState';
import { mailBrand, mailBrandOf } from '../../platform/brands/mailBrand';
import type { FileStore } from '../../platform/files';
import { enqueue, type Job } from '../../platform/jobs/jobs';
import { enqueueMail } from '../../platform/mail/enqueueMail';
import { letter } from '../../platform/mail/letter';
import type { MailKind } from '../../platform/mail/mailKinds';
import { linkLine, mailTextOrNone, textLetter } from '../reports';
import { buildOrderNews, type OrderedRow } from './buildOrderNews';
import { orderMailWords } from './orderMailWords';
import { type Reader, readerOfOrder } from './readerOfOrder';

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

/** `way`: names the link after the text of a template. */
const mails = {
  placed: {
    kind: 'orderSold',
    words: 'sold',
    template: 'NEW_ORDER_MAIL',
    link: '/license/orders/overview',
    way: 'orders',
  },
  keys: {
    kind: 'orderKeys',
    words: 'keys',
    template: 'LICENCE_KEYS_MAIL',
    link: '/license/licenses/overview',
    way: 'licences',
  },
} as const satisfies Record<OrderNews, { kind: MailKind; template: ReportKind; [more: string]: string }>;

/**
 * Mails the recipient of the news, by the template of the seller or in the product's words; without keys and prices,
 * which are shown after sign-in.
 */
export async function sendOrderMails(api: Api, store: FileStore, { id, payload }: Job): Promise<void> {
  const news: OrderNews = payload.news === 'keys' ? 'keys' : 'placed';
  const orders = await ordersIn(api.db, Array.isArray(payload.orders) ? payload.orders : []);
  const [first] = orders;
  if (!first) return;
  const reader = await (news === 'keys' ? readerOfOrder(api.db, first) : sellerOf(api.db, first.broker));
  if (!reader.email) return;
  const { kind, words, template, link: path, way } = mails[news];
  // Each reads the mail in the looks of its own side: the seller may stand above the broker of the account.
  const brand = await (news === 'keys' ? mailBrandOf(api, first.instance) : mailBrand(api.db, first.broker));
  const call = asSystem({ db: api.db, now: api.now() }, CATALOGUE_ID);
  const { language } = reader;
  const text = await mailTextOrNone(
    { log: api.log, call, store },
    {
      kind: template,
      about: { seller: first.broker, language },
      contents: {
        of: 'orderNews',
        context: await buildOrderNews(api.db, { orders, reader, brand: brand?.name ?? '' }),
      },
    },
  );
  const link = `${api.config.origin}${path}`;
  const own = orderMailWords(language);
  const to = { kind, to: reader.email, language, brand };
  const list = orders.map(({ number, quantity, set }) => `${number}: ${quantity} × ${set}`).join('; ');
  const mail = text
    ? textLetter({ ...to, content: text, after: [linkLine(own[way], link, brand)] })
    : letter({ ...to, words: own[words], values: { account: first.account, list }, linkFirst: link });
  const { sealer } = await signInState(api);
  await enqueueMail(api.db, {
    id: idOf('mail', id, words),
    mail,
    subject: first.instance,
    sealer,
    now: api.now(),
  });
}

const ordersIn = (db: Knex, ids: readonly string[]): Promise<OrderedRow[]> =>
  db('orders')
    .whereIn('orders.id', [...ids])
    .join('licenseSets', 'licenseSets.id', 'orders.licenseSet')
    .join('instances', 'instances.id', 'orders.instance')
    .orderBy('orders.number')
    .select(
      'orders.instance',
      'orders.number',
      'orders.dateOrdered',
      'orders.quantity',
      'orders.orderedBy',
      'orders.broker',
      'licenseSets.name as set',
      'licenseSets.externalName as externalName',
      'instances.companyName as account',
    );

/** The broker's support address, with the language of the owner of its account. */
async function sellerOf(db: Knex, broker: string | null): Promise<Reader> {
  const row: Row | undefined = broker
    ? await db('brokers').where({ id: broker, deletedAt: null }).first('name', 'supportEmail', 'account')
    : undefined;
  if (!row?.supportEmail) return { email: null, name: '', language: defaultLanguage };
  const owner: Row | undefined = await db('contacts')
    .where({ instance: row.account ?? '', instanceRole: 'Owner', deletedAt: null })
    .whereNotNull('user')
    .first('user');
  const person = owner ? await findPerson(db, String(owner.user)) : null;
  return {
    email: String(row.supportEmail),
    name: String(row.name),
    language: person?.language ?? defaultLanguage,
  };
}

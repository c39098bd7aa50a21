import type { OrderDocument } from '@plumbline/resources/entities/orderDocuments';
import type { Order } from '@plumbline/resources/entities/orders';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import type { Api } from '../../../base/context/context';
import { idOf } from '../../../base/times/weekOf';
import { asSystem } from '../../../entities/call';
import { signInState } from '../../../platform/auth/signInState';
import type { MailBrand } from '../../../platform/brands/mailBrand';
import type { FileStore } from '../../../platform/files';
import { enqueueMail } from '../../../platform/mail/enqueueMail';
import { letter } from '../../../platform/mail/letter';
import type { MailKind } from '../../../platform/mail/mailKinds';
import { brandOfBroker, linkLine, mailTextOrNone, textLetter } from '../../reports';
import { orderMailWords } from '../orderMailWords';
import { readerOfOrder } from '../readerOfOrder';
import { buildOrderMail } from './buildOrderMail';
import type { PaperContent } from './paperContent';

interface Sent {
  /** Id of the job; the mail's id is derived from it, so that it is sent once. */
  job: string;
  paper: OrderDocument;
  content: PaperContent;
  order: Order;
  pdf: Buffer;
  brand: MailBrand | null;
}

const mails = {
  CONFIRMATION: { kind: 'orderPlaced', news: 'placed', template: 'ORDER_CONFIRMATION_MAIL' },
  INVOICE: { kind: 'invoice', news: 'invoice', template: 'INVOICE_MAIL' },
  CREDIT_NOTE: { kind: 'creditNote', news: 'credit', template: 'CREDIT_NOTE_MAIL' },
} as const satisfies Record<OrderDocument['kind'], { kind: MailKind; news: string; template: ReportKind }>;

/** Mails a document to the user who ordered, with the seller's branding, by its template or in the product's words. */
export async function mailPaper(
  api: Api,
  store: FileStore,
  { job, paper, content, order, pdf, brand }: Sent,
): Promise<void> {
  const { email, name, language } = await readerOfOrder(api.db, order);
  if (!email) return;
  const row = await api.db('instances').where({ id: order.instance }).first('companyName');
  const account = String(row?.companyName ?? '');
  const set = await api.db('licenseSets').where({ id: order.licenseSet }).first('name');
  const { kind, news, template } = mails[paper.kind];
  const call = asSystem({ db: api.db, now: api.now() }, CATALOGUE_ID);
  const text = await mailTextOrNone(
    { log: api.log, call, store },
    {
      kind: template,
      about: { seller: order.broker, language },
      contents: {
        of: 'orderMail',
        context: buildOrderMail(
          { ...content, language },
          { recipient: name, account, brand: await brandOfBroker(call, order.broker) },
        ),
      },
    },
  );
  const link = `${api.config.origin}/license/order-documents/overview`;
  const words = orderMailWords(language);
  const to = { kind, to: email, language, brand };
  const mail = text
    ? textLetter({ ...to, content: text, after: [linkLine(words.documents, link, brand)] })
    : letter({
        ...to,
        words: words[news],
        values: { account, list: `${order.number}: ${order.quantity} × ${set?.name ?? ''}` },
        linkFirst: link,
      });
  const { sealer } = await signInState(api);
  await enqueueMail(api.db, {
    id: idOf('mail', job),
    mail: {
      ...mail,
      papers: [
        { filename: `${paper.number}.pdf`, contentType: 'application/pdf', base64: pdf.toString('base64') },
      ],
    },
    subject: order.instance,
    sealer,
    now: api.now(),
  });
}

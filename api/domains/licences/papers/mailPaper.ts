import type { OrderDocument } from '@plumbline/resources/entities/orderDocuments';
import type { Order } from '@plumbline/resources/entities/orders';
import type { Api } from '../../../base/context/context';
import { idOf } from '../../../base/times/weekOf';
import { signInState } from '../../../platform/auth/signInState';
import type { MailBrand } from '../../../platform/brands/mailBrand';
import { enqueueMail } from '../../../platform/mail/enqueueMail';
import { letter } from '../../../platform/mail/letter';
import { orderMailWords } from '../orderMailWords';
import { readerOfOrder } from '../readerOfOrder';

interface Sent {
  /** Id of the job; the mail's id is derived from it, so that it is sent once. */
  job: string;
  paper: OrderDocument;
  order: Order;
  pdf: Buffer;
  brand: MailBrand | null;
}

const kinds = { CONFIRMATION: 'orderPlaced', INVOICE: 'invoice', CREDIT_NOTE: 'creditNote' } as const;
const news = { CONFIRMATION: 'placed', INVOICE: 'invoice', CREDIT_NOTE: 'credit' } as const;

/** Mails a document to the user who ordered, with the seller's branding. */
export async function mailPaper(api: Api, { job, paper, order, pdf, brand }: Sent): Promise<void> {
  const { email, language } = await readerOfOrder(api.db, order);
  if (!email) return;
  const account = await api.db('instances').where({ id: order.instance }).first('companyName');
  const set = await api.db('licenseSets').where({ id: order.licenseSet }).first('name');
  const { sealer } = await signInState(api);
  await enqueueMail(api.db, {
    id: idOf('mail', job),
    mail: {
      ...letter({
        kind: kinds[paper.kind],
        to: email,
        language,
        words: orderMailWords(language)[news[paper.kind]],
        values: {
          account: String(account?.companyName ?? ''),
          list: `${order.number}: ${order.quantity} × ${set?.name ?? ''}`,
        },
        linkFirst: `${api.config.origin}/license/order-documents/overview`,
        brand,
      }),
      papers: [
        { filename: `${paper.number}.pdf`, contentType: 'application/pdf', base64: pdf.toString('base64') },
      ],
    },
    subject: order.instance,
    sealer,
    now: api.now(),
  });
}

import { definitions } from '@plumbline/resources/entities/index';
import type { OrderDocument } from '@plumbline/resources/entities/orderDocuments';
import type { Order } from '@plumbline/resources/entities/orders';
import type { Seller } from '@plumbline/resources/entities/sellers';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { asSystem } from '../../../entities/call';
import { createRecord } from '../../../entities/createRecord';
import type { TransactionCall } from '../../../entities/hooks';
import { findTyped } from '../../../entities/typedRecords';
import { nextNumber } from '../../../platform/jobs/nextNumber';
import { isTestAccount } from '../../instances';
import { readerOfOrder } from '../readerOfOrder';
import type { PaperContent } from './paperContent';
import { enqueuePaper } from './paperJobs';

const letters = { INVOICE: 'R', CREDIT_NOTE: 'G' } as const;

interface Paper {
  kind: OrderDocument['kind'];
  number: string;
  seller: Seller | undefined;
}

/**
 * Next invoice or credit note number of a seller, `R-2026-0007`: a separate sequence per kind, without gaps, since the
 * number is committed together with its document.
 */
export async function nextPaperNumber(
  { db, now }: TransactionCall,
  broker: string | null,
  kind: keyof typeof letters,
): Promise<string> {
  const running = await nextNumber(db, broker ?? CATALOGUE_ID, `sales${letters[kind]}`);
  return `${letters[kind]}-${dayOf(now).slice(0, 4)}-${String(running).padStart(4, '0')}`;
}

/** Stores the content of an order document permanently, and enqueues its PDF and mail. */
export async function issuePaper(
  call: TransactionCall,
  order: Order,
  { kind, number, seller }: Paper,
): Promise<void> {
  if (await isTestAccount(call.db, order.instance)) return;
  const own = { ...asSystem(call, order.instance), db: call.db };
  const catalogue = { ...asSystem(call, CATALOGUE_ID), db: call.db };
  const set = await findTyped(catalogue, 'licenseSets', order.licenseSet);
  const broker = order.broker ? await findTyped(catalogue, 'brokers', order.broker) : undefined;
  const reader = await readerOfOrder(call.db, order);
  const isCredit = kind === 'CREDIT_NOTE';
  const dateIssued = dayOf(call.now);
  const content: PaperContent = {
    kind,
    number,
    dateIssued,
    invoice: isCredit ? { number: order.invoiceNumber ?? '', date: order.dateInvoiced ?? '' } : null,
    language: reader.language,
    item: set?.externalName || set?.name || '',
    sendsQrCodes: broker?.sendQRCode === true,
    articleNumber: set?.externalId || null,
    licence: (order.license && (await findTyped(own, 'licenses', order.license))?.name) || null,
    order,
    seller: seller ?? null,
  };
  const sign = (amount: number | null) => (isCredit && amount ? -amount : amount);
  const id = newId();
  await createRecord(own, definitions.orderDocuments, {
    id,
    kind,
    number,
    order: order.id,
    invoiceNumber: isCredit ? order.invoiceNumber : null,
    dateIssued,
    net: sign(order.net),
    vat: sign(order.vat),
    gross: sign(order.gross),
    currency: order.currency,
    content: JSON.stringify(pick(content)),
  });
  // Loading demo data sends no mails.
  await enqueuePaper(call, {
    instance: order.instance,
    paper: id,
    isMailed: call.actor.user !== CATALOGUE_ID,
  });
}

/** Stores only the printed values, not whole rows (data minimisation). */
function pick(content: PaperContent): PaperContent {
  const { order, seller } = content;
  return {
    ...content,
    order: {
      number: order.number,
      dateOrdered: order.dateOrdered,
      datePaid: order.datePaid,
      kind: order.kind,
      periodFrom: order.periodFrom,
      periodTill: order.periodTill,
      termDays: order.termDays,
      quantity: order.quantity,
      unitPrice: order.unitPrice,
      currency: order.currency,
      net: order.net,
      vat: order.vat,
      gross: order.gross,
      vatTreatment: order.vatTreatment,
      vatRate: order.vatRate,
      billingName: order.billingName,
      billingAddress: order.billingAddress,
      vatId: order.vatId,
    },
    seller: seller && {
      name: seller.name,
      address: seller.address,
      vatId: seller.vatId,
      registerEntry: seller.registerEntry,
      email: seller.email,
      iban: seller.iban,
      bic: seller.bic,
      bankName: seller.bankName,
    },
  };
}

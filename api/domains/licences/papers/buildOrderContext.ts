import { dayAfter } from '@plumbline/resources/language/due';
import { intlTag, localized } from '@plumbline/resources/language/languages';
import { productNameOf } from '@plumbline/resources/rules/brands/brand';
import { daysBetween } from '@plumbline/resources/rules/licences/proRata';
import { documentLabels } from '@plumbline/resources/rules/reports/contexts/documentLabels';
import type { OrderContext } from '@plumbline/resources/rules/reports/contexts/OrderContext';
import { wordsOf } from '../../../base/wordsOf';
import { formatsFor, type ReportBrand } from '../../reports';
import type { PaperContent } from './paperContent';

/** The data of the tags of an order document, in the reader's language. */
export function buildOrderContext(content: PaperContent, brand: ReportBrand | null): OrderContext {
  const { kind, language, order, seller } = content;
  const words = wordsOf(language);
  const { day, address, number } = formatsFor(language);
  const money = moneyFormat(content);
  const rate = new Intl.NumberFormat(intlTag(language), { style: 'percent', maximumFractionDigits: 2 });
  return {
    document: {
      title: words(`choices.orderDocumentKind.${kind}`),
      number: content.number,
      date: day(content.dateIssued),
    },
    order: { number: order.number ?? '', date: day(order.dateOrdered) },
    seller: {
      name: seller?.name ?? '',
      address: address(seller?.address),
      vatId: seller?.vatId ?? '',
      registerEntry: seller?.registerEntry ?? '',
      email: seller?.email ?? '',
      iban: seller?.iban ?? '',
      bic: seller?.bic ?? '',
      bankName: seller?.bankName ?? '',
    },
    broker: {
      name: brand?.name ?? '',
      logo: brand?.logo ? { hash: brand.logo, alternative: brand.name } : null,
      footer: localized(brand?.footer, language),
    },
    buyer: {
      name: order.billingName ?? '',
      address: address(order.billingAddress),
      vatId: order.vatId ?? '',
    },
    items: [
      {
        number: '1',
        name: content.item,
        articleNumber: content.articleNumber ?? '',
        period: periodOf(content, day),
        quantity: number(order.quantity),
        unitPrice: money(order.unitPrice),
        net: money(order.net),
      },
    ],
    totals: {
      net: money(order.net),
      vatRate: order.vat === null ? '' : rate.format((order.vatRate ?? 0) / 100),
      vat: money(order.vat),
      gross: money(order.gross),
    },
    notes: notesOf(content, day).map((text) => ({ text })),
    labels: documentLabels.order(language, productNameOf(brand)),
  };
}

type Day = (value: string | null) => string;

/** Amounts with the sign of the document; '' if there is none. */
function moneyFormat({ kind, language, order }: PaperContent): (value: number | null) => string {
  const sign = kind === 'CREDIT_NOTE' ? -1 : 1;
  const format = new Intl.NumberFormat(intlTag(language), {
    style: 'currency',
    currency: order.currency ?? 'EUR',
  });
  return (value) => (value === null ? '' : format.format(value === 0 ? 0 : value * sign));
}

/** Which time a renewal or more seats cover, and how many of the licence's days are paid. */
function periodOf({ language, order, licence, item }: PaperContent, day: Day): string {
  if (!order.periodFrom || !order.periodTill) return '';
  const words = wordsOf(language);
  const what = words(`orderPaper.change.${order.kind}`, {
    licence: licence ?? item,
    from: day(order.periodFrom),
    till: day(dayAfter(order.periodTill, -1)),
  });
  const days = words('orderPaper.change.days', {
    days: String(daysBetween(order.periodFrom, order.periodTill)),
    ofDays: String(order.termDays ?? ''),
  });
  return `${what}\n${days}`;
}

/** Sentences on tax, payment and delivery. */
function notesOf({ kind, language, order, invoice, sendsQrCodes }: PaperContent, day: Day): string[] {
  const words = wordsOf(language);
  const say = (key: string, values?: Record<string, string>) => words(`orderPaper.${key}`, values);
  const notes = order.vatTreatment && order.vatTreatment !== 'DOMESTIC' ? [say(order.vatTreatment)] : [];
  if (kind === 'CONFIRMATION') notes.push(say('confirmed'));
  if (kind === 'CONFIRMATION' && sendsQrCodes) notes.push(say('qrCodes'));
  if (kind === 'CREDIT_NOTE' && invoice)
    notes.push(say('credit', { number: invoice.number, date: day(invoice.date) }));
  if (kind === 'INVOICE' && order.datePaid) notes.push(say('paid', { date: day(order.datePaid) }));
  if (kind === 'INVOICE' && !order.datePaid)
    notes.push(say('pay'), `${say('reference')}: ${order.number ?? ''}`);
  return notes;
}

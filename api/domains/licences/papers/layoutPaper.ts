import { dayAfter } from '@plumbline/resources/language/due';
import type { AddressValue } from '@plumbline/resources/language/fields/field';
import { intlTag } from '@plumbline/resources/language/languages';
import { daysBetween } from '@plumbline/resources/rules/licences/proRata';
import { wordsOf } from '../../../base/wordsOf';
import type { PaperContent } from './paperContent';

/** A line of text; coordinates in points from the upper left corner of an A4 page. */
export interface PaperLine {
  text: string;
  x: number;
  y: number;
  width?: number;
  size?: number;
  isBold?: boolean;
  isRight?: boolean;
  isAccent?: boolean;
}

const left = 56;
const wide = 483;

/** Layout of an order document. */
export function layoutPaper(content: PaperContent, brand: string | null): PaperLine[] {
  const { kind, language, order, seller, item } = content;
  const words = wordsOf(language);
  const say = (key: string, values?: Record<string, string>) => words(`orderPaper.${key}`, values);
  const tag = intlTag(language);
  const day = (value: string | null) =>
    value
      ? new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(
          new Date(`${value}T00:00:00Z`),
        )
      : '';
  const sign = kind === 'CREDIT_NOTE' ? -1 : 1;
  const money = (value: number | null) =>
    value === null
      ? ''
      : new Intl.NumberFormat(tag, { style: 'currency', currency: order.currency ?? 'EUR' }).format(
          value === 0 ? 0 : value * sign,
        );
  const rate = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(
    (order.vatRate ?? 0) / 100,
  );
  const address = (value: AddressValue | null) => addressLines(value, tag);
  const identity = (vatId: string | null) => (vatId ? [say('vatId', { vatId })] : []);
  const stack = (texts: readonly string[], first: Omit<PaperLine, 'text'>, step = 14): PaperLine[] =>
    texts.filter(Boolean).map((text, index) => ({ ...first, text, y: first.y + index * step }));
  const pair = (label: string, value: string, y: number, isBold = false): PaperLine[] => [
    { text: label, x: 300, y, width: 130, isBold },
    { text: value, x: 430, y, width: 109, isRight: true, isBold },
  ];
  const facts: [string, string][] = [
    [say('number'), content.number],
    [say('date'), day(content.dateIssued)],
    [say('order'), order.number ?? ''],
    [say('ordered'), day(order.dateOrdered)],
  ];
  const rows: PaperLine[] = [
    { text: say('item'), x: left, y: 330, width: 240, isBold: true },
    { text: say('quantity'), x: 300, y: 330, width: 60, isBold: true, isRight: true },
    { text: say('price'), x: 365, y: 330, width: 80, isBold: true, isRight: true },
    { text: say('net'), x: 450, y: 330, width: 89, isBold: true, isRight: true },
    { text: item, x: left, y: 350, width: 240 },
    { text: new Intl.NumberFormat(tag).format(order.quantity), x: 300, y: 350, width: 60, isRight: true },
    { text: money(order.unitPrice), x: 365, y: 350, width: 80, isRight: true },
    { text: money(order.net), x: 450, y: 350, width: 89, isRight: true },
    ...stack(content.articleNumber ? [say('article', { number: content.articleNumber })] : [], {
      x: left,
      y: 364,
      width: wide,
      size: 9,
    }),
    ...stack(
      order.periodFrom && order.periodTill
        ? [
            say(`change.${order.kind}`, {
              licence: content.licence ?? item,
              from: day(order.periodFrom),
              till: day(dayAfter(order.periodTill, -1)),
            }),
            say('change.days', {
              days: String(daysBetween(order.periodFrom, order.periodTill)),
              ofDays: String(order.termDays ?? ''),
            }),
          ]
        : [],
      { x: left, y: content.articleNumber ? 376 : 364, width: wide, size: 9 },
      12,
    ),
  ];
  const notes = [
    ...(order.vatTreatment && order.vatTreatment !== 'DOMESTIC' ? [say(order.vatTreatment)] : []),
    ...(kind === 'CONFIRMATION' ? [say('confirmed')] : []),
    ...(kind === 'CONFIRMATION' && content.sendsQrCodes ? [say('qrCodes')] : []),
    ...(kind === 'CREDIT_NOTE' && content.invoice
      ? [say('credit', { number: content.invoice.number, date: day(content.invoice.date) })]
      : []),
    ...(kind === 'INVOICE' && order.datePaid ? [say('paid', { date: day(order.datePaid) })] : []),
    ...(kind === 'INVOICE' && !order.datePaid ? [say('pay'), `${say('reference')}: ${order.number}`] : []),
  ];
  return [
    {
      text: brand ?? seller?.name ?? '',
      x: left,
      y: 60,
      width: wide,
      size: 16,
      isBold: true,
      isAccent: true,
    },
    ...stack(
      [seller?.name ?? '', ...address(seller?.address ?? null)],
      { x: left, y: 82, width: wide, size: 9 },
      12,
    ),
    { text: say('buyer'), x: left, y: 155, size: 9 },
    ...stack([order.billingName ?? '', ...address(order.billingAddress), ...identity(order.vatId)], {
      x: left,
      y: 172,
      width: 230,
    }),
    ...facts.flatMap(([label, value], index) => pair(label, value, 172 + index * 14)),
    {
      text: words(`choices.orderDocumentKind.${kind}`),
      x: left,
      y: 290,
      width: wide,
      size: 18,
      isBold: true,
    },
    ...rows,
    ...pair(say('net'), money(order.net), 412),
    ...(order.vat === null ? [] : pair(say('vat', { rate }), money(order.vat), 428)),
    ...(order.gross === null ? [] : pair(say('gross'), money(order.gross), 448, true)),
    ...stack(notes, { x: left, y: 495, width: wide }, 16),
    ...stack(
      [
        [seller?.registerEntry, ...identity(seller?.vatId ?? null)].filter(Boolean).join(' · '),
        [seller?.iban && `IBAN ${seller.iban}`, seller?.bic && `BIC ${seller.bic}`, seller?.bankName]
          .filter(Boolean)
          .join(' · '),
        seller?.email ?? '',
      ],
      { x: left, y: 770, width: wide, size: 9 },
      13,
    ),
  ];
}

function addressLines(value: AddressValue | null, tag: string): string[] {
  if (!value) return [];
  const country = value.country ? new Intl.DisplayNames(tag, { type: 'region' }).of(value.country) : '';
  return [value.street ?? '', [value.zip, value.city].filter(Boolean).join(' '), country ?? ''];
}

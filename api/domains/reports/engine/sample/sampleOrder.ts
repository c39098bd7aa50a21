import { intlTag, type Language } from '@plumbline/resources/language/languages';
import type { ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import { documentLabels } from '@plumbline/resources/rules/reports/contexts/documentLabels';
import type { OrderContext } from '@plumbline/resources/rules/reports/contexts/OrderContext';
import { wordsOf } from '../../../../base/wordsOf';
import { sampleContext } from '../sampleContext';
import { sampleDay } from './sampleDay';
import { sampleWords } from './sampleWords';

const numbers = { CONFIRMATION: 'B-2026-0012', INVOICE: 'R-2026-0007', CREDIT_NOTE: 'G-2026-0003' } as const;
type Document = keyof typeof numbers;

/** The document that a template makes or that its mail brings; absent: the confirmation. */
const documentOf: Partial<Record<ReportKind, Document>> = {
  INVOICE: 'INVOICE',
  INVOICE_MAIL: 'INVOICE',
  CREDIT_NOTE_MAIL: 'CREDIT_NOTE',
};

/** A deterministic sample document of an order. */
export function sampleOrder(language: Language, kind: ReportKind): OrderContext {
  const { account, customer, planning } = sampleContext(language, { equipment: 1, photos: 0 });
  const words = wordsOf(language);
  const name = documentOf[kind] ?? 'CONFIRMATION';
  const euros = new Intl.NumberFormat(intlTag(language), { style: 'currency', currency: 'EUR' });
  const money = (amount: number) => euros.format(name === 'CREDIT_NOTE' ? -amount : amount);
  const rate = new Intl.NumberFormat(intlTag(language), { style: 'percent' });
  return {
    document: {
      title: words(`choices.orderDocumentKind.${name}`),
      number: numbers[name],
      date: planning.date,
    },
    order: { number: numbers.CONFIRMATION, date: planning.date },
    seller: {
      name: account.name,
      address: account.address,
      vatId: 'DE123456789',
      registerEntry: 'HRB 12345',
      email: account.email,
      iban: 'DE89 3704 0044 0532 0130 00',
      bic: 'COBADEFFXXX',
      bankName: 'Commerzbank',
    },
    broker: { name: account.name, logo: account.logo, footer: '' },
    buyer: { name: customer.name, address: customer.address, vatId: 'PL5250001234' },
    items: [
      {
        number: '1',
        name: sampleWords[language].licencePackage,
        articleNumber: 'ST-12',
        period: '',
        quantity: '5',
        unitPrice: money(240),
        net: money(1200),
      },
    ],
    totals: {
      net: money(1200),
      vatRate: rate.format(0.19),
      vat: money(228),
      gross: money(1428),
    },
    notes: notesOf(name, language).map((text) => ({ text })),
    labels: documentLabels.order(language),
  };
}

function notesOf(name: Document, language: Language): string[] {
  const words = wordsOf(language);
  const values = { number: numbers.INVOICE, date: sampleDay(language, 20) };
  return {
    CONFIRMATION: [words('orderPaper.confirmed')],
    INVOICE: [words('orderPaper.pay'), `${words('orderPaper.reference')}: ${numbers.CONFIRMATION}`],
    CREDIT_NOTE: [words('orderPaper.credit', values)],
  }[name];
}

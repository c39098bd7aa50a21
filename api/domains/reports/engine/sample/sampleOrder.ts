import { intlTag, type Language } from '@plumbline/resources/language/languages';
import type { ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import { documentLabels } from '@plumbline/resources/rules/reports/contexts/documentLabels';
import type { OrderContext } from '@plumbline/resources/rules/reports/contexts/OrderContext';
import { wordsOf } from '../../../../base/wordsOf';
import { sampleContext } from '../sampleContext';
import { sampleWords } from './sampleWords';

/** A deterministic sample document of an order. */
export function sampleOrder(language: Language, kind: ReportKind): OrderContext {
  const { account, customer, planning } = sampleContext(language, { equipment: 1, photos: 0 });
  const words = wordsOf(language);
  const isInvoice = kind === 'INVOICE';
  const money = new Intl.NumberFormat(intlTag(language), { style: 'currency', currency: 'EUR' });
  const rate = new Intl.NumberFormat(intlTag(language), { style: 'percent' });
  return {
    document: {
      title: words(`choices.orderDocumentKind.${isInvoice ? 'INVOICE' : 'CONFIRMATION'}`),
      number: isInvoice ? 'R-2026-0007' : 'B-2026-0012',
      date: planning.date,
    },
    order: { number: 'B-2026-0012', date: planning.date },
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
        unitPrice: money.format(240),
        net: money.format(1200),
      },
    ],
    totals: {
      net: money.format(1200),
      vatRate: rate.format(0.19),
      vat: money.format(228),
      gross: money.format(1428),
    },
    notes: isInvoice
      ? [{ text: words('orderPaper.pay') }, { text: `${words('orderPaper.reference')}: B-2026-0012` }]
      : [{ text: words('orderPaper.confirmed') }],
    labels: documentLabels.order(language),
  };
}

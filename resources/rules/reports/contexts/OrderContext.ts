import englishWords from '../../../locales/orderDocument/en-EN.json';
import { image, list, record, text, type ValueOf, words } from '../shape';

export const orderContextShape = record({
  /** `title`: the kind of document, for example `Invoice`. */
  document: record({ title: text, number: text, date: text }),
  order: record({ number: text, date: text }),
  seller: record({
    name: text,
    address: text,
    vatId: text,
    registerEntry: text,
    email: text,
    iban: text,
    bic: text,
    bankName: text,
  }),
  /** The white-label seller; empty without one. */
  broker: record({ name: text, logo: image, footer: text }),
  buyer: record({ name: text, address: text, vatId: text }),
  items: list(
    record({
      number: text,
      name: text,
      articleNumber: text,
      /** What a change of a licence covers: from, until, share of days. */
      period: text,
      quantity: text,
      unitPrice: text,
      net: text,
    }),
  ),
  /** `vat` and `gross` are '' where no tax was calculated. */
  totals: record({ net: text, vatRate: text, vat: text, gross: text }),
  /** Sentences on tax, payment and delivery. */
  notes: list(record({ text })),
  labels: words(englishWords.orderDocument),
});

/** Everything a template of an order document can print; texts are formatted in the document's language. */
export type OrderContext = ValueOf<typeof orderContextShape>;

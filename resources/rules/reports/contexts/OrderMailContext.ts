import englishWords from '../../../locales/textDocument/en-EN.json';
import { record, text, type ValueOf, words } from '../shape';
import { orderContextShape } from './OrderContext';

const { document, order, seller, buyer, items, totals, notes } = orderContextShape.fields;

/** Of the mails that bring the document of an order to its buyer: it says what the document says. */
export const orderMailContextShape = record({
  recipient: record({ name: text }),
  document,
  order,
  seller,
  buyer,
  items,
  totals,
  notes,
  /** The account that the licences are for. */
  account: record({ name: text }),
  /** The white-label seller; empty without one. */
  broker: record({ name: text }),
  labels: words(englishWords.textDocument.orderMail),
});

/** Everything a template of an order's mail can say; texts are formatted in the reader's language. */
export type OrderMailContext = ValueOf<typeof orderMailContextShape>;

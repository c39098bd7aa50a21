import englishWords from '../../../locales/textDocument/en-EN.json';
import { list, record, text, type ValueOf, words } from '../shape';

/** Of the mails on orders that bring no document: to the buyer, whose keys are ready, and to the seller of a new order. */
export const orderNewsContextShape = record({
  /** The seller's name, where the mail goes to the seller. */
  recipient: record({ name: text }),
  orders: list(
    record({
      number: text,
      date: text,
      /** What was ordered. */
      name: text,
      quantity: text,
    }),
  ),
  /** The account that the licences are for. */
  account: record({ name: text }),
  /** The selling broker, with the support contacts it or a broker above it has. */
  seller: record({ name: text, phone: text, email: text }),
  /** The white-label seller; empty without one. */
  broker: record({ name: text }),
  labels: words(englishWords.textDocument.orderNews),
});

/** Everything a template of such a mail can say, which is no key and no price; texts are in the reader's language. */
export type OrderNewsContext = ValueOf<typeof orderNewsContextShape>;

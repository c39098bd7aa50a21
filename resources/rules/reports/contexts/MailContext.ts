import englishWords from '../../../locales/textDocument/en-EN.json';
import { record, text, type ValueOf, words } from '../shape';

/** Of the mail that brings a final report to a contact. */
export const mailContextShape = record({
  recipient: record({ name: text }),
  report: record({ number: text, date: text, type: text }),
  customer: record({ name: text }),
  location: record({ name: text }),
  inspector: record({ name: text, phone: text, email: text }),
  account: record({ name: text }),
  /** The white-label seller; empty without one. */
  broker: record({ name: text }),
  labels: words(englishWords.textDocument.mail),
});

/** Everything a template of a report's mail can say; texts are formatted in the reader's language. */
export type MailContext = ValueOf<typeof mailContextShape>;

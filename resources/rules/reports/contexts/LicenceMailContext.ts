import englishWords from '../../../locales/textDocument/en-EN.json';
import { record, text, type ValueOf, words } from '../shape';

/** Of the mails that remind an account of the end of a licence or of its trial. */
export const licenceMailContextShape = record({
  recipient: record({ name: text }),
  /** `date`: the last day; `daysLeft` counts today, '' once it is over. */
  licence: record({ name: text, date: text, daysLeft: text }),
  account: record({ name: text }),
  /** The broker of the account, with the support contacts it or a broker above it has. */
  seller: record({ name: text, phone: text, email: text }),
  /** The white-label seller; empty without one. */
  broker: record({ name: text }),
  labels: words(englishWords.textDocument.licenceMail),
});

/** Everything a template of a licence's reminder can say; texts are formatted in the reader's language. */
export type LicenceMailContext = ValueOf<typeof licenceMailContextShape>;

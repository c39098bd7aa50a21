import englishWords from '../../../locales/textDocument/en-EN.json';
import { record, text, type ValueOf, words } from '../shape';

/** Of the mails about the termination of an account, to its owners and to its seller. */
export const accountEndContextShape = record({
  /** The seller's name, where the mail goes to the seller. */
  recipient: record({ name: text }),
  account: record({ name: text }),
  /**
   * `erasedOn`: the day of the erasure; `daysLeft` until then, counting today; `undo`: a sentence that says who can undo
   * the termination. All are '' once it is undone.
   */
  termination: record({ erasedOn: text, daysLeft: text, undo: text }),
  /** The broker of the account, with the support contacts it or a broker above it has. */
  seller: record({ name: text, phone: text, email: text }),
  /** The white-label seller; empty without one. */
  broker: record({ name: text }),
  labels: words(englishWords.textDocument.accountEnd),
});

/** Everything a template of such a mail can say; texts are formatted in the reader's language. */
export type AccountEndContext = ValueOf<typeof accountEndContextShape>;

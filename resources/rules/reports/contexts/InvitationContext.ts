import englishWords from '../../../locales/textDocument/en-EN.json';
import { record, text, type ValueOf, words } from '../shape';

/** Of the mail that invites a person into an account. */
export const invitationContextShape = record({
  /** `email`: the address to sign in with. */
  recipient: record({ name: text, email: text }),
  inviter: record({ name: text }),
  /** The account that the person is invited into. */
  account: record({ name: text }),
  /** `until`: the day on which the link stops working. */
  invitation: record({ until: text }),
  /** The broker of the account, with the support contacts it or a broker above it has. */
  seller: record({ name: text, phone: text, email: text }),
  /** The white-label seller; empty without one. */
  broker: record({ name: text }),
  labels: words(englishWords.textDocument.invitation),
});

/** Everything a template of an invitation can say, which is not its link; texts are in the reader's language. */
export type InvitationContext = ValueOf<typeof invitationContextShape>;

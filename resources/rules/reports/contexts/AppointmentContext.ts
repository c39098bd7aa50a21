import englishWords from '../../../locales/textDocument/en-EN.json';
import { record, text, type ValueOf, words } from '../shape';

/** Of the mails that tell a contact of an appointment: that it was planned, moved or cancelled. */
export const appointmentContextShape = record({
  recipient: record({ name: text }),
  planning: record({ days: text, type: text, count: text }),
  customer: record({ name: text }),
  location: record({ name: text, address: text }),
  inspector: record({ name: text, phone: text, email: text }),
  account: record({ name: text }),
  /** The white-label seller; empty without one. */
  broker: record({ name: text }),
  labels: words(englishWords.textDocument.appointment),
});

/** Everything a template of an appointment's mail can say; texts are formatted in the reader's language. */
export type AppointmentContext = ValueOf<typeof appointmentContextShape>;

import type { MailBrand } from '../brands';
import type { MailKind } from './mailKinds';

/** A message to one person; both forms say the same. */
export interface Mail {
  kind: MailKind;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Whose name, sender and logo it bears; null: the product's own. */
  brand: MailBrand | null;
}

/** A mail on its way, with small papers that travel with it. */
export interface QueuedMail extends Mail {
  papers?: { filename: string; contentType: string; base64: string }[];
}

import type { MailBrand } from '../brands';
import type { MailKind } from './mailKinds';

/** A mail to one person; text and HTML have the same content. */
export interface Mail {
  kind: MailKind;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Brand with name, sender and logo; null: the product's own. */
  brand: MailBrand | null;
}

/** A queued mail, with small attachments. */
export interface QueuedMail extends Mail {
  papers?: { filename: string; contentType: string; base64: string }[];
}

import { signatureRole } from '../language/choices/choices';
import { boolean, choice, date, datetime, file, text } from '../language/fields/builders';

/** One signature given on a screen. */
export const signatureFields = {
  role: choice(signatureRole, { required: true }),
  name: text({ required: true, max: 160, personal: true }),
  place: text({ max: 100 }),
  date: date({ required: true }),
  signedAt: datetime(),
  image: file({ required: true, accept: 'image', personal: true }),
  /** SHA-256 of the displayed content, which proves what was signed. */
  contentHash: text({ max: 64, format: 'hash' }),
  /** The content has changed since; set only by the server. */
  isVoid: boolean(),
} as const;

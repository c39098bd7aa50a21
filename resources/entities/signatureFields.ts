import { signatureRole } from '../choices';
import { choice, date, file, text } from '../fields/builders';

/** One signature given on a screen. */
export const signatureFields = {
  role: choice(signatureRole, { required: true }),
  name: text({ required: true, max: 160, personal: true }),
  place: text({ max: 100 }),
  date: date({ required: true }),
  image: file({ required: true, accept: 'image', personal: true }),
} as const;

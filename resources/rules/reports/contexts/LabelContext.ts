import englishWords from '../../../locales/textDocument/en-EN.json';
import { record, text, type ValueOf, words } from '../shape';

/** Of the text on the label of a piece. */
export const labelContextShape = record({
  piece: record({
    identNumber: text,
    qrCode: text,
    serialNumber: text,
    product: text,
    manufacturer: text,
    category: text,
    location: text,
    /** Position within the location. */
    place: text,
    yearOfProduction: text,
    lastDate: text,
    nextDate: text,
  }),
  customer: record({ name: text }),
  account: record({ name: text }),
  labels: words(englishWords.textDocument.label),
});

/** Everything a template of a label can say; texts are formatted in the label's language. */
export type LabelContext = ValueOf<typeof labelContextShape>;

import { type ChoiceOf, legalTextKind } from '../../language/choices/choices';
import type { Localized } from '../../language/languages';

export const legalTextKinds = legalTextKind.values;
/** Named as the addresses of their pages: `/start/informations/<kind>`. */
export type LegalTextKind = ChoiceOf<typeof legalTextKind>;

export function isLegalTextKind(value: unknown): value is LegalTextKind {
  return legalTextKinds.some((kind) => kind === value);
}

/** What holds of this kind at a moment. A consent names `kind`, `versionName` and `hash`. */
export interface LegalText {
  kind: LegalTextKind;
  versionName: string;
  /** Day (YYYY-MM-DD) since when. */
  dateValidFrom: string;
  /** Whose: the broker's name, or null for the provider's own. */
  broker: string | null;
  /** That broker's id. */
  brokerId: string | null;
  /** Paragraphs, `## ` headings and `- ` lists; null where the broker keeps the text at an address of its own. */
  content: Localized | null;
  link: string | null;
  /** SHA-256 of content or address, in hexadecimal digits. */
  hash: string;
}

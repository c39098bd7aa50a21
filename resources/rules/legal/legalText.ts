import type { ChoiceOf } from '../../language/choices/choiceSet';
import { legalTextKind } from '../../language/choices/choices';
import type { Localized } from '../../language/languages';

export const legalTextKinds = legalTextKind.values;
/** Named as their addresses: `/start/informations/<kind>`. */
export type LegalTextKind = ChoiceOf<typeof legalTextKind>;

export function isLegalTextKind(value: unknown): value is LegalTextKind {
  return legalTextKinds.some((kind) => kind === value);
}

/** The text in force at a moment. A consent refers to `kind`, `versionName` and `hash`. */
export interface LegalText {
  kind: LegalTextKind;
  versionName: string;
  /** Start of validity (YYYY-MM-DD). */
  dateValidFrom: string;
  /** Name of the broker; null: the provider. */
  broker: string | null;
  /** Id of that broker. */
  brokerId: string | null;
  /** Paragraphs, `## ` headings and `- ` lists; null if the broker publishes it elsewhere. */
  content: Localized | null;
  link: string | null;
  /** SHA-256 of content or address, in hexadecimal. */
  hash: string;
}

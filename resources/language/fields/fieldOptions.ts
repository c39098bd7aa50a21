import type { Localized } from '../languages';
import type { Role } from '../permissions';

/** A field is there only where the record has these values, e.g. shelf extras on shelves. */
export type When = Readonly<Record<string, string | boolean | readonly string[]>>;

/** Names of states in which a field may not change; the API knows how to find each out. */
export type LockName = 'openAudit' | 'openReport' | 'openPlace' | 'inForce';

export interface FieldOptions {
  required?: boolean;
  /** Set by the server alone; shown, never sent. */
  readOnly?: boolean;
  /** No two living rows of an account share it; `within` narrows that to rows with the same value there. */
  unique?: boolean | { within: string };
  /** The full search box of the list looks here. */
  search?: boolean;
  when?: When;
  lockedWhen?: LockName;
  /** Only provider staff may set it. */
  providerOnly?: boolean;
  /** Only these roles may set it, of those who may write the row. */
  setBy?: readonly Role[];
  /**
   * Never waits in a device's outbox: it is set while the server answers, or not at all. `change`: what a new row says
   * decides nothing yet, and may wait.
   */
  onlineOnly?: true | 'change';
  /** Chosen where the row is made, and never changed. */
  isLasting?: boolean;
  /** Only brokers and provider staff may set it, never the account it is about. */
  brokerOnly?: boolean;
  /**
   * Says something about a person. Of an entity about people it is exported with and erased of that person, and so is every
   * text of theirs that does not say `false`, with the reason beside it; elsewhere the text may name somebody, and is
   * replaced where it does.
   */
  personal?: boolean;
  /** In a row about somebody it may name another person, and is replaced where that one is erased. */
  namesOther?: true;
  /** Concerns passwords this product keeps: of no use where people sign in at an issuer of another house. */
  ownSignIn?: boolean;
  /** Never leaves the server in lists; large values are read with the single record. */
  heavy?: boolean;
  /** No list is filtered by it, so no index carries it: MySQL takes 16 columns in one. */
  isUnfiltered?: true;
  /** Of use to those alone who keep such rows: anyone who may only read them does not see it. */
  internal?: boolean;
  /** Added by an account: it lies in the row's JSON column `custom` under this key. */
  customKey?: string;
  /** The account whose rows alone have it, where the entity shows rows of others as well. */
  customOf?: string;
  /** The report shows it without being asked for it by its tag. */
  inReport?: boolean;
  /** A list that is imported may fill it; for people it follows from what they do elsewhere, and forms only show it. */
  importOnly?: boolean;
  /** Where it is present, required as soon as any field besides these changes; the server says so of the change. */
  requiredBesides?: readonly string[];
  /** Asked for in forms and not shown on the record: it accompanies a change and is kept elsewhere. */
  formOnly?: boolean;
  /** Its name, where it is the account's own word and not one of the locales. */
  label?: Localized;
}

/** A range's end names its beginning: the value may not be below what stands in that field. */
export interface RangeOptions extends FieldOptions {
  notBelow?: string;
  /** The range holds before its end, no longer on that day. */
  isEndOutside?: boolean;
  /**
   * Of a date by which rows are due: the field with the day of the last inspection; where that is empty there was none.
   * `when` leaves out rows that no inspection renews. `among`: the row has several types of inspection, of which `kind` is
   * the one that is due and `any` the day of the last one of whatever type.
   */
  inspectedOn?: { field: string; when?: When; among?: { kind: string; any: string } };
}

import type { Localized } from '../languages';
import type { Role } from '../permissions';

/** The field exists only if the record has these values, e.g. shelf details on shelves. */
export type When = Readonly<Record<string, string | boolean | readonly string[]>>;

/** Names of states in which the field must not change; determined by the API. */
export type LockName = 'openAudit' | 'openReport' | 'openPlace' | 'inForce';

export interface FieldOptions {
  required?: boolean;
  /** Set only by the server. */
  readOnly?: boolean;
  /** Unique among the account's living rows; `within`: among rows with the same value there. */
  unique?: boolean | { within: string };
  /** Included in the list's full-text search. */
  search?: boolean;
  when?: When;
  /** A value where `when` does not hold is refused; without this, `when` only hides the field. */
  isRefusedElsewhere?: true;
  lockedWhen?: LockName;
  /** Set only by provider staff. */
  providerOnly?: boolean;
  /** Set only by these roles. */
  setBy?: readonly Role[];
  /** Not sent through the outbox, only online. `change`: creation may still be offline. */
  onlineOnly?: true | 'change';
  /** Immutable after creation. */
  isLasting?: boolean;
  /** Set only by brokers and provider staff, not by the account itself. */
  brokerOnly?: boolean;
  /**
   * Personal data. In an entity about people it is exported and erased with the person, as is every text without
   * `false` and its reason; elsewhere the text may mention somebody, whose name is then replaced.
   */
  personal?: boolean;
  /** May mention another person, whose name is replaced on erasure. */
  namesOther?: true;
  /** Only for passwords of the product itself, not with an external issuer. */
  ownSignIn?: boolean;
  /** Left out of lists; large values are read with the single record. */
  heavy?: boolean;
  /** Not filtered, hence not in an index: MySQL limits an index to 16 columns. */
  isUnfiltered?: true;
  /** Hidden from people who may only read such rows. */
  internal?: boolean;
  /** A custom field: its value is in the JSON column `custom` under this key. */
  customKey?: string;
  /** The account whose rows have the custom field, if the entity also shows others' rows. */
  customOf?: string;
  /** Printed in the report without a tag. */
  inReport?: boolean;
  /** Import may set it; people change it by other actions, so forms only show it. */
  importOnly?: boolean;
  /** If present, required when any field but these changes; validated on the server. */
  requiredBesides?: readonly string[];
  /** Only in forms: it accompanies a change and is stored elsewhere. */
  formOnly?: boolean;
  /** Label of a custom field. */
  label?: Localized;
}

/** The field with the range's start, which the value must not precede. */
export interface RangeOptions extends FieldOptions {
  notBelow?: string;
  /** A day before today is allowed, but the form says that it is over. */
  isToldIfPast?: true;
  /** The range's end is exclusive. */
  isEndOutside?: boolean;
  /**
   * For a due date: the field with the day of the last inspection, empty if there was none. `when` excludes rows that
   * are not inspected. `among`: for several types of inspection, `kind` is the due one and `any` the last day of any
   * type.
   */
  inspectedOn?: { field: string; when?: When; among?: { kind: string; any: string } };
}

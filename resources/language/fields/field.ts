import type { ChoiceSet } from '../choices/choices';
import type { Localized } from '../languages';
import type { EntityName } from '../names';
import type { Role } from '../permissions';
import type { PhoneKind } from './phoneKinds';

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

export type TextFormat =
  | 'email'
  | 'phone'
  | 'qrCode'
  | 'ean'
  | 'personName'
  | 'url'
  | 'hash'
  | 'color'
  | 'licenseKey'
  | 'fieldKey'
  | 'choiceKey';
export interface TextOptions extends FieldOptions {
  max: number;
  min?: number;
  format?: TextFormat;
  default?: string;
  /** It is the id of an item in a list of the row that this reference of the same record leads to. */
  itemOf?: string;
  /** The name that a row there had, as it was written down. */
  nameOf?: EntityName;
}
export interface LongTextOptions extends FieldOptions {
  max?: number;
  default?: string;
}
export interface LocalizedTextOptions extends FieldOptions {
  max: number;
  multiline?: boolean;
}
export interface IntegerOptions extends RangeOptions {
  min?: number;
  max?: number;
  unit?: string;
  /** What such a value can be in practice, in `unit`; of two readings of a list's "1.200" the one inside is meant. */
  plausible?: readonly [min: number, max: number];
  /** Name of the choice field of interval units that says what it counts. */
  unitField?: string;
  default?: number;
}
export interface DecimalOptions extends RangeOptions {
  min?: number;
  max?: number;
  digits?: number;
  unit?: string;
  /** What such a value can be in practice, in `unit`; of two readings of a list's "1.200" the one inside is meant. */
  plausible?: readonly [min: number, max: number];
  /** An amount of money: the field of the same row that says in which currency. */
  currencyField?: string;
  default?: number;
}
export interface BooleanOptions extends FieldOptions {
  default?: boolean;
}
export interface ChoiceOptions extends FieldOptions {
  default?: string;
}
/** Values of which a row must have one, field by field. */
export type Values = Readonly<Record<string, readonly (string | boolean)[]>>;
/**
 * `onDelete`: what happens to this row when the target goes; refuse (the default) names it as what stands in the way.
 * `blocksWhile` narrows that to rows with these values; the others go on pointing at what once was.
 */
export interface ReferenceOptions extends FieldOptions {
  onDelete?: 'refuse' | 'clear' | 'cascade' | 'keep';
  blocksWhile?: Values;
  /**
   * The target must have the same value in this field as the row itself, e.g. the same customer. When that of the target
   * changes, the row takes it over.
   */
  sameOwnerAs?: string;
  filter?: Readonly<Record<string, unknown>>;
  /** The record it refers to lists these rows in a tab of its own. */
  tab?: true;
}
/**
 * `onDelete`: what happens to the list when one of its targets goes; clear (the default) takes that one out of it. A list
 * nobody may set tells what once was and keeps it.
 */
export interface ReferencesOptions extends FieldOptions {
  max?: number;
  onDelete?: 'refuse' | 'clear' | 'keep';
  filter?: Readonly<Record<string, unknown>>;
}
export interface FilesOptions extends FieldOptions {
  max?: number;
  accept?: 'image' | 'document' | 'documentOrImage';
}
/** Lists that a screen of their own makes better than the generic input does. */
export type ListEditor = 'regulationParts';
export interface ListOptions extends FieldOptions {
  max?: number;
  sortable?: boolean;
  editor?: ListEditor;
  /** The field by which items are identified, where of each value there is one alone; absent: by their ids. */
  eachOnce?: string;
}

export interface FileValue {
  hash: string;
  name: string;
  mimeType: string;
  size: number;
}
export interface AddressValue {
  street?: string;
  zip?: string;
  city?: string;
  country?: string;
}
export interface PhoneValue {
  kind: PhoneKind;
  number: string;
}

export type TextField = { type: 'text' } & TextOptions;
export type LongTextField = { type: 'longText' } & LongTextOptions;
export type LocalizedTextField = { type: 'localizedText' } & LocalizedTextOptions;
export type IntegerField = { type: 'integer' } & IntegerOptions;
export type DecimalField = { type: 'decimal' } & DecimalOptions;
export type BooleanField = { type: 'boolean' } & BooleanOptions;
export type DateField = { type: 'date' } & RangeOptions;
export type DateTimeField = { type: 'datetime' } & RangeOptions;
export type ChoiceField = { type: 'choice'; choices: ChoiceSet } & ChoiceOptions;
export type ReferenceField = { type: 'reference'; to: EntityName } & ReferenceOptions;
export type ReferencesField = { type: 'references'; to: EntityName } & ReferencesOptions;
export type FileField = { type: 'file' } & FilesOptions;
export type FilesField = { type: 'files' } & FilesOptions;
export type AddressField = { type: 'address' } & FieldOptions;
export type PhonesField = { type: 'phones' } & FieldOptions;
/** Rows inside a record, stored with it; each item carries an `id` of its own. */
export type ListField = { type: 'list'; fields: Fields } & ListOptions;

export type Field =
  | TextField
  | LongTextField
  | LocalizedTextField
  | IntegerField
  | DecimalField
  | BooleanField
  | DateField
  | DateTimeField
  | ChoiceField
  | ReferenceField
  | ReferencesField
  | FileField
  | FilesField
  | AddressField
  | PhonesField
  | ListField;
export type FieldType = Field['type'];
export type FieldOf<T extends FieldType> = Extract<Field, { type: T }>;
export type Fields = { readonly [name: string]: Field };

interface PlainValues {
  text: string;
  longText: string;
  localizedText: Localized;
  integer: number;
  decimal: number;
  boolean: boolean;
  /** `YYYY-MM-DD` */
  date: string;
  /** ISO 8601 in UTC */
  datetime: string;
  reference: string;
  references: string[];
  file: FileValue;
  files: FileValue[];
  address: AddressValue;
  phones: PhoneValue[];
}

export type ValueOf<F> = F extends { type: 'choice'; choices: ChoiceSet<infer V> }
  ? V
  : F extends { type: 'list'; fields: infer S extends Fields }
    ? ItemOf<S>[]
    : F extends { type: infer T extends keyof PlainValues }
      ? PlainValues[T]
      : never;

type RequiredNames<S extends Fields> = {
  [K in keyof S]: S[K] extends { required: true } ? K : never;
}[keyof S];

export type Shape<S extends Fields> = { [K in RequiredNames<S>]: ValueOf<S[K]> } & {
  [K in Exclude<keyof S, RequiredNames<S>>]: ValueOf<S[K]> | null;
};
export type ItemOf<S extends Fields> = { id: string } & { [K in RequiredNames<S>]: ValueOf<S[K]> } & {
  [K in Exclude<keyof S, RequiredNames<S>>]?: ValueOf<S[K]> | null;
};

/** What is wrong with a value: a locale key and what stands in its text. */
export interface FieldError {
  message: string;
  args?: Record<string, string | number>;
}

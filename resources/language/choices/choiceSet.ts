import type { When } from '../fields/field';
import type { Localized } from '../languages';
import type { AccountType } from '../permissions';

/** A closed set of values with the name of its labels: `choices.<name>.<VALUE>`. */
export interface ChoiceSet<V extends string = string> {
  name: string;
  values: readonly V[];
  /** Values that rows may still have but that are no longer offered. */
  retired?: readonly V[];
  /** When the set was last changed, ISO 8601: earlier choices did not include the change. */
  changedAt?: string;
  /** Key of the labels, if not `choices.<name>`, for values that are names of fields. */
  labelKeys?: string;
  /** Values offered only for rows that match `when`. */
  onlyWhen?: { values: readonly V[]; when: When };
  /** Values offered only in accounts of these types. */
  onlyIn?: { values: readonly V[]; accounts: readonly AccountType[] };
  /** Labels of a choice the account defined, which are not in the locales. */
  labels?: Readonly<Record<string, Localized>>;
}

export function choiceSet<const V extends string>(name: string, values: readonly V[]): ChoiceSet<V> {
  return { name, values };
}

export type ChoiceOf<S> = S extends ChoiceSet<infer V> ? V : never;

import type { ChoiceSet } from '../choices/choiceSet';
import type { AddressShape } from './types/address';
import type { BooleanShape } from './types/boolean';
import type { ChoiceShape } from './types/choice';
import type { DateShape } from './types/date';
import type { DateTimeShape } from './types/datetime';
import type { DecimalShape } from './types/decimal';
import type { FileShape } from './types/file';
import type { FilesShape } from './types/files';
import type { IntegerShape } from './types/integer';
import type { ListShape } from './types/list';
import type { LocalizedTextShape } from './types/localizedText';
import type { LongTextShape } from './types/longText';
import type { PhonesShape } from './types/phones';
import type { ReferenceShape } from './types/reference';
import type { ReferencesShape } from './types/references';
import type { TextShape } from './types/text';

export type { FieldOptions, LockName, RangeOptions, When } from './fieldOptions';
export type { TextFormat } from './formats';
export type { AddressValue } from './types/address';
export type { FilesOptions, FileValue } from './types/file';
export type { ListEditor } from './types/list';
export type { PhoneValue } from './types/phones';
export type { Values } from './types/reference';

/** Every field type, with its options and value. */
interface Shapes {
  text: TextShape;
  longText: LongTextShape;
  localizedText: LocalizedTextShape;
  integer: IntegerShape;
  decimal: DecimalShape;
  boolean: BooleanShape;
  date: DateShape;
  datetime: DateTimeShape;
  choice: ChoiceShape;
  reference: ReferenceShape;
  references: ReferencesShape;
  file: FileShape;
  files: FilesShape;
  address: AddressShape;
  phones: PhonesShape;
  list: ListShape;
}

export type FieldType = keyof Shapes;
export type FieldOf<T extends FieldType> = { [K in T]: { type: K } & Shapes[K]['options'] }[T];
export type Field = FieldOf<FieldType>;
export type Fields = { readonly [name: string]: Field };

export type ValueOf<F> = F extends { type: 'choice'; choices: ChoiceSet<infer V> }
  ? V
  : F extends { type: 'list'; fields: infer S extends Fields }
    ? ItemOf<S>[]
    : F extends { type: infer T extends FieldType }
      ? Shapes[T]['value']
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

/** A validation error: a locale key and its parameters. */
export interface FieldError {
  message: string;
  args?: Record<string, string | number>;
}

import type { ChoiceSet } from '../choices/choices';
import type { EntityName } from '../names';
import type {
  BooleanOptions,
  ChoiceOptions,
  DecimalOptions,
  FieldOptions,
  Fields,
  FilesOptions,
  IntegerOptions,
  ListOptions,
  LocalizedTextOptions,
  LongTextOptions,
  RangeOptions,
  ReferenceOptions,
  ReferencesOptions,
  TextOptions,
} from './field';
import { withoutPrototype } from './withoutPrototype';

// Inferring the options' own type keeps `required: true` as a literal, but would let a misspelt option through; `Exact` refuses it.
type Exact<O, Allowed> = O & { [K in Exclude<keyof O, keyof Allowed>]: never };
// NoInfer: what a definition expects of a field must not widen what the field says of itself.
type Built<T extends string, O> = { type: T } & NoInfer<O>;

export const text = <const O extends TextOptions>(options: Exact<O, TextOptions>): Built<'text', O> => ({
  type: 'text',
  ...options,
});
export const longText = <const O extends LongTextOptions = Record<never, never>>(
  options?: Exact<O, LongTextOptions>,
): Built<'longText', O> => build('longText', options);
export const localizedText = <const O extends LocalizedTextOptions>(
  options: Exact<O, LocalizedTextOptions>,
): Built<'localizedText', O> => ({ type: 'localizedText', ...options });
export const integer = <const O extends IntegerOptions = Record<never, never>>(
  options?: Exact<O, IntegerOptions>,
): Built<'integer', O> => build('integer', options);
export const decimal = <const O extends DecimalOptions = Record<never, never>>(
  options?: Exact<O, DecimalOptions>,
): Built<'decimal', O> => build('decimal', options);
export const boolean = <const O extends BooleanOptions = Record<never, never>>(
  options?: Exact<O, BooleanOptions>,
): Built<'boolean', O> => build('boolean', options);
export const date = <const O extends RangeOptions = Record<never, never>>(
  options?: Exact<O, RangeOptions>,
): Built<'date', O> => build('date', options);
export const datetime = <const O extends RangeOptions = Record<never, never>>(
  options?: Exact<O, RangeOptions>,
): Built<'datetime', O> => build('datetime', options);
export const file = <const O extends FilesOptions = Record<never, never>>(
  options?: Exact<O, FilesOptions>,
): Built<'file', O> => build('file', options);
export const files = <const O extends FilesOptions = Record<never, never>>(
  options?: Exact<O, FilesOptions>,
): Built<'files', O> => build('files', options);
export const address = <const O extends FieldOptions = Record<never, never>>(
  options?: Exact<O, FieldOptions>,
): Built<'address', O> => build('address', options);
export const phones = <const O extends FieldOptions = Record<never, never>>(
  options?: Exact<O, FieldOptions>,
): Built<'phones', O> => build('phones', options);

export const choice = <V extends string, const O extends ChoiceOptions = Record<never, never>>(
  choices: ChoiceSet<V>,
  options?: Exact<O, ChoiceOptions>,
): Built<'choice', { choices: ChoiceSet<V> } & O> => build('choice', spread({ choices }, options));

export const reference = <const O extends ReferenceOptions = Record<never, never>>(
  to: EntityName,
  options?: Exact<O, ReferenceOptions>,
): Built<'reference', { to: EntityName } & O> => build('reference', spread({ to }, options));

export const references = <const O extends ReferencesOptions = Record<never, never>>(
  to: EntityName,
  options?: Exact<O, ReferencesOptions>,
): Built<'references', { to: EntityName } & O> => build('references', spread({ to }, options));

export const list = <const S extends Fields, const O extends ListOptions = Record<never, never>>(
  fields: S,
  options?: Exact<O, ListOptions>,
): Built<'list', { fields: S } & O> => build('list', spread({ fields: withoutPrototype(fields) }, options));

// Without options O is {}; TypeScript cannot see that an absent argument and {} are the same, hence the two casts.
function build<T extends string, O>(type: T, options: O | undefined): Built<T, O> {
  return { type, ...(options ?? {}) } as Built<T, O>;
}
function spread<A, O>(own: A, options: O | undefined): A & O {
  return { ...own, ...(options ?? {}) } as A & O;
}

import type { ChoiceSet } from '../../choices/choiceSet';
import { choiceText } from '../../choices/choiceText';
import type { Field, FieldOf } from '../field';
import type { FieldOptions } from '../fieldOptions';
import { type Built, build, type Exact, type None, spread } from './build';
import type { FieldTypeModule } from './fieldType';
import { isWord } from './shapes';
import { wrong } from './wrong';

export interface ChoiceOptions<V extends string = string> extends FieldOptions {
  default?: V;
  /** Presets another field for one of these values; the user may change it. */
  presetBy?: { field: string; values: Readonly<Record<string, V>> };
}
export interface ChoiceShape {
  options: { choices: ChoiceSet } & ChoiceOptions;
  value: string;
}

export const choice = <V extends string, const O extends ChoiceOptions<V> = None>(
  choices: ChoiceSet<V>,
  options?: Exact<O, ChoiceOptions<V>>,
): Built<'choice', { choices: ChoiceSet<V> } & O> => build('choice', spread({ choices }, options));

export const isChoice = (field: Field | undefined): field is FieldOf<'choice'> => field?.type === 'choice';

export const choiceType: FieldTypeModule<'choice'> = {
  // Retired options are valid, because existing rows are saved as a whole.
  check: (value, { choices }) =>
    [...choices.values, ...(choices.retired ?? [])].some((known) => known === value) ? null : wrong('choice'),
  textOf: (value, field, words) => choiceText(field.choices, value, words),
  query: { isComparable: isWord, keyOf: String },
  isSorted: true,
  isFiltered: true,
};

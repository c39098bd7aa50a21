import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Field, FieldType } from '@plumbline/resources/language/fields/field';
import type { ComponentType } from 'react';
import { AddressInput } from './AddressInput';
import { BooleanInput } from './BooleanInput';
import { ChoiceInput } from './ChoiceInput';
import { ListEditors } from './EditorOrList';
import { FileInput } from './FileInput';
import { FilesInput } from './FilesInput';
import type { InputProps } from './inputProps';
import { LocalizedTextInput } from './LocalizedTextInput';
import { LongTextInput } from './LongTextInput';
import { lazyInput } from './lazyInput';
import { NumberInput } from './NumberInput';
import { PhonesInput } from './PhonesInput';
import { ReferenceInput } from './ReferenceInput';
import { ReferencesInput } from './ReferencesInput';
import { TextInput } from './TextInput';

/** One line per field type: how a value is entered. */
export const inputs: { [T in FieldType]: ComponentType<InputProps<T>> } = {
  text: TextInput,
  longText: LongTextInput,
  localizedText: LocalizedTextInput,
  integer: NumberInput,
  decimal: NumberInput,
  boolean: BooleanInput,
  date: lazyInput(() => import('./DateInput').then((module) => module.DateInput)),
  datetime: lazyInput(() => import('./DateTimeInput').then((module) => module.DateTimeInput)),
  choice: ChoiceInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  file: FileInput,
  files: FilesInput,
  address: AddressInput,
  phones: PhonesInput,
  list: ListEditors,
};

interface AnyInputProps {
  entity: AnyEntity;
  name: string;
  field: Field;
  source: string;
  label: string;
}

/** The input for a field of any type. */
export function Input(props: AnyInputProps) {
  // The table pairs each type with its own component, which TypeScript cannot follow through a union.
  const Typed = inputs[props.field.type] as ComponentType<AnyInputProps>;
  return <Typed {...props} />;
}

import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { problemText } from './problemText';

export interface FieldInput<V> {
  id: string;
  value: V | null;
  change: (value: V | null) => void;
  blur: () => void;
  ref: (element: unknown) => void;
  /** The validation error, translated. */
  problem: string | undefined;
}

/** Binds an input to its form field. V is the value type by the field's definition. */
export function useFieldInput<V>(source: string): FieldInput<V> {
  const id = useId();
  const translate = useTranslate();
  const { field, fieldState } = useController({ name: source });
  return {
    id,
    value: field.value ?? null,
    change: (value) => field.onChange(value === '' ? null : value),
    blur: field.onBlur,
    ref: field.ref,
    problem: problemText(fieldState.error, translate),
  };
}

import { enteredTypeOf } from '../fieldTypes/entered/enteredTypes';
import type { InputProps } from './inputProps';

/** The input for a field of any type. */
export function Input(props: InputProps) {
  const { Input: Typed } = enteredTypeOf(props.field);
  return <Typed {...props} />;
}

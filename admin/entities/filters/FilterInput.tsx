import { enteredTypeOf } from '../fieldTypes/entered/enteredTypes';
import type { FilterProps } from './filterProps';

/** The filter input of a field of any type; nothing if lists cannot be filtered by it. */
export function FilterInput(props: FilterProps) {
  const { Filter: Typed } = enteredTypeOf(props.field);
  return Typed ? <Typed {...props} /> : null;
}

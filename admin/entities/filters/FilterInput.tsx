import { enteredTypeOf } from '../fieldTypes/entered/enteredTypes';
import type { FilterProps } from './filterProps';

/** How a list is narrowed by a field of any type; nothing where lists do not filter by it. */
export function FilterInput(props: FilterProps) {
  const { Filter: Typed } = enteredTypeOf(props.field);
  return Typed ? <Typed {...props} /> : null;
}

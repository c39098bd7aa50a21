import type { FieldType } from '@plumbline/resources/language/fields/field';
import type { ReactNode } from 'react';
import type { FilterProps } from '../../filters/filterProps';
import type { InputProps } from '../../inputs/inputProps';

// A method, like Input: the table of all types asks each for the props of its own.
interface Component<P> {
  render(props: P): ReactNode;
}

/** How values of a field type are entered, in forms and where lists are narrowed. */
export interface EnteredTypeOf<I, F> {
  Input(props: I): ReactNode;
  /** `null` where lists do not filter by the type. */
  Filter: Component<F>['render'] | null;
  /** Width of its input beside others; absent: an equal share. */
  width?: string;
}

export type EnteredType<T extends FieldType> = EnteredTypeOf<InputProps<T>, FilterProps<T>>;

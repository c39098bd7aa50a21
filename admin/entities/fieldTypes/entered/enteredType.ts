import type { FieldType } from '@plumbline/resources/language/fields/field';
import type { ReactNode } from 'react';
import type { FilterProps } from '../../filters/filterProps';
import type { InputProps } from '../../inputs/inputProps';

// Method syntax, like Input, for bivariance: the table of all types passes each its own props.
interface Component<P> {
  render(props: P): ReactNode;
}

/** How values of a field type are entered, in forms and list filters. */
export interface EnteredTypeOf<I, F> {
  Input(props: I): ReactNode;
  /** `null` if lists cannot be filtered by the type. */
  Filter: Component<F>['render'] | null;
  /** Width of its input beside others; default: an equal share. */
  width?: string;
}

export type EnteredType<T extends FieldType> = EnteredTypeOf<InputProps<T>, FilterProps<T>>;

import type { Field, FieldOf, FieldType } from '@plumbline/resources/language/fields/field';
import type { ReactNode } from 'react';
import type { CellProps } from '../../cells/cellProps';

/** How a field type looks where it is read; what enters it stands apart, in chunks that lists do not load. */
export interface ShownTypeOf<F, P> {
  Cell(props: P): ReactNode;
  /** It takes the whole row of a form. */
  takesRow?: true;
  /** A field of it does, by what it says of itself. */
  isLong?(field: F): boolean;
  /** On a record's page it stands among others all the same. */
  isCompact?: true;
  /** A line of a table has no room for it. */
  isNoLine?: true;
  /** One value for many rows makes sense; what is put together from parts is edited row by row. */
  isOneForMany?: true;
  /** Bare, nobody could tell what it means. */
  isLabelled?: true;
  /** It says too little for a card. */
  isNoFact?: true;
  /** Its column in a table does not go below its usual width. */
  isWideColumn?: true;
  /** Least width of its column in the table of a list's items, in pixels. */
  itemWidth?: number;
  /** What a folded item shows of it besides its name: the value, perhaps behind its label. */
  note?: 'bare' | 'labelled';
  /** The field as which the limits of its filter are told. */
  limitsAs?: Field;
}

export type ShownType<T extends FieldType> = ShownTypeOf<FieldOf<T>, CellProps<T>>;

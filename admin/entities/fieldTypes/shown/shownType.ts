import type { Field, FieldOf, FieldType } from '@plumbline/resources/language/fields/field';
import type { ReactNode } from 'react';
import type { CellProps } from '../../cells/cellProps';

/** How a field type is displayed; its inputs are separate, in chunks that lists do not load. */
export interface ShownTypeOf<F, P> {
  Cell(props: P): ReactNode;
  /** Takes a whole row of a form. */
  takesRow?: true;
  /** Whether this field does, depending on its options. */
  isLong?(field: F): boolean;
  /** Shares a row on a record's page nevertheless. */
  isCompact?: true;
  /** Too large for a line of a table. */
  isNoLine?: true;
  /** Can be set to one value in many rows; composite values are edited per row. */
  isOneForMany?: true;
  /** Needs its label to be understood. */
  isLabelled?: true;
  /** Not informative enough for a card. */
  isNoFact?: true;
  /** Its column in a table keeps its usual width. */
  isWideColumn?: true;
  /** Minimum width of its column in the table of a list's items, in pixels. */
  itemWidth?: number;
  /** Shown in the summary of a collapsed item, with or without its label. */
  note?: 'bare' | 'labelled';
  /** The field as which its filter's bounds are formatted. */
  limitsAs?: Field;
}

export type ShownType<T extends FieldType> = ShownTypeOf<FieldOf<T>, CellProps<T>>;

import type { ReactNode } from 'react';
import type { Side } from '../../data/offline/merge/compareSides';

/** One thing to choose a side of, drawn. */
export interface SideLine {
  /** What the choice is kept by: the name of a field, or the key of what is contested in its list. */
  key: string;
  label: string;
  note?: string | undefined;
  before: ReactNode;
  sides: Readonly<Record<Side, ReactNode>>;
  isMineOffered: boolean;
  /** The side where nobody chose. */
  given: Side;
  /** It is a part of the line above. */
  isWithin?: boolean;
}

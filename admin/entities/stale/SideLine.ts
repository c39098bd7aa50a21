import type { ReactNode } from 'react';
import type { Side } from '../../data/offline/merge/compareSides';

/** A value with two sides to choose from. */
export interface SideLine {
  /** Key of the choice: the name of a field, or the key of a contest in its list. */
  key: string;
  label: string;
  note?: string | undefined;
  before: ReactNode;
  sides: Readonly<Record<Side, ReactNode>>;
  isMineOffered: boolean;
  /** The default side. */
  given: Side;
  /** Part of the line above. */
  isWithin?: boolean;
}

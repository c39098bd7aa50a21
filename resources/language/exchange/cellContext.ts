import type { DateOrder } from './parseDate';
import type { DecimalMark } from './parseNumber';

export interface CellContext {
  /** How the column writes ambiguous values; absent: unknown. */
  decimal?: DecimalMark | undefined;
  order?: DateOrder | undefined;
  columnUnit?: string | undefined;
  /** The user's choice for unknown units. */
  units?: Readonly<Record<string, string>> | undefined;
  /** Time zone of date-times; absent: UTC. */
  timeZone?: string | undefined;
  /** Folded words of all languages for cell values: choices ("kraftbetatigt" → POWERED), kinds of phone numbers. */
  words?: ReadonlyMap<string, string>;
}

import type { DateOrder } from './parseDate';
import type { DecimalMark } from './parseNumber';

export interface CellContext {
  /** How the column writes what can be read in two ways; absent: neither its own values nor a person have said. */
  decimal?: DecimalMark | undefined;
  order?: DateOrder | undefined;
  columnUnit?: string | undefined;
  /** What a person said of units that are not known. */
  units?: Readonly<Record<string, string>> | undefined;
  /** Whose clocks moments are read by; absent: UTC. */
  timeZone?: string | undefined;
  /** Folded words in every language for what a cell may say: a choice's values ("kraftbetatigt" → POWERED), kinds of telephones. */
  words?: ReadonlyMap<string, string>;
}

import type { Cell } from '../../language/exchange/cell';
import type { DateOrder } from '../../language/exchange/parseDate';
import type { DecimalMark } from '../../language/exchange/parseNumber';
import type { FieldError } from '../../language/fields/field';
import type { EntityName } from '../../language/names';
import type { OfferedRegulation } from '../../language/regulationDates';

/** A column of the uploaded list with what was guessed of it. */
export interface ImportColumn {
  index: number;
  /** As spreadsheets name it: A, B, … */
  letter: string;
  header: string;
  samples: Cell[];
  target: string | null;
  /** 0 to 1: how sure the guess is. */
  confidence: number;
}

/** How the file was read; everything but `columns` and `rows` may be corrected. */
export interface RecognisedList {
  kind: 'csv' | 'xlsx';
  encoding: string | null;
  /** Words of the file with letters beyond ASCII, as each encoding reads them; empty where none has such letters. */
  encodings: { encoding: string; preview: string }[];
  delimiter: string | null;
  sheets: { name: string; isHidden: boolean }[];
  sheet: string | null;
  /** Number of the row with the headings, from 1; 0: there is none. */
  headerRow: number;
  columns: ImportColumn[];
  /** The first rows of the file, titles and headings included, as a person would see them. */
  rows: { row: number; cells: Cell[] }[];
  /** Those whose dates columns may state; lists that were read before there were such columns have none. */
  regulations?: OfferedRegulation[];
}

export interface ColumnMapping {
  column: number;
  target: string | null;
  /** How what can be read in two ways is meant; absent: as the column itself shows, else a person is asked. */
  decimal?: DecimalMark;
  order?: DateOrder;
  /** What words stand for that are no known unit of the field, e.g. `{ "kp": "kg" }`. */
  units?: Record<string, string>;
}

/** What a person must say of a column before anything of the list is written. */
export interface ImportQuestion {
  column: number;
  header: string;
  about: 'decimal' | 'order' | 'unit';
  /** The word whose unit is asked for. */
  word: string | null;
  /** Unit the field is kept in. */
  unit: string | null;
  /** What may be answered: `,` and `.`, `dmy` and `mdy`, or units. */
  answers: string[];
  /** Rows of the list with what each answer makes of their value, in the order of the answers. */
  samples: { row: number; value: string; readings: (string | number)[] }[];
}

/** A unit of the list that is not the field's: by how much its values are multiplied, with the first row that has one. */
export interface ImportConversion {
  column: number;
  header: string;
  from: string;
  to: string;
  factor: number;
  row: number;
  value: string;
  /** What is stored of it, in the field's unit. */
  stored: number;
}

export interface ImportPlan {
  mapping: ColumnMapping[];
  /** Values that all new rows get, e.g. owner and location; lists' locations are sought below this one. */
  target: Record<string, string | null>;
  /** References whose missing rows are created, by field, with what those rows get, e.g. `{ product: { category: id } }`. */
  create: Record<string, Record<string, string>>;
  /** Field that keeps what columns without a target hold ("Antrieb: kraftbetätigt"); null: left out. */
  keepUnmapped: string | null;
  /** Rows with a value that cannot be read: refused, or taken without that value. */
  unreadable: 'refuseRow' | 'leaveOut';
  /** What existing rows get: all values of the list, or only those they do not have yet. */
  existing: 'overwrite' | 'fillEmpty';
  /** Rows may come without the customer whose they are; otherwise such rows are refused. */
  ownerless?: boolean;
  /** Whose clocks the list's moments are read by, e.g. `Europe/Warsaw`; absent: UTC. */
  timeZone?: string;
}

/** Something in the list that cannot be taken. `column` is null where the row as a whole is meant. */
export interface ImportProblem {
  row: number;
  column: number | null;
  header: string | null;
  value: string | null;
  /** What was expected, or what stands in the way. */
  expected: FieldError;
}

/** A value of the list that something else takes the place of, or that is passed over; its row is imported all the same. */
export type ImportNotice = ImportProblem;

export interface ImportCounts {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  problems: number;
  notices: number;
  /** New rows that change what the shared catalogue says: the account gets one of its own, which counts instead. */
  twins: number;
  /** Rows of other entities that the list calls for, by entity. */
  references: Partial<Record<EntityName, number>>;
  /** Problems by column index. */
  byColumn: Record<string, number>;
}

/** `read`: waits for a plan · `checking`, `checked`: dry run · `asked`: it met `questions` · `running`, `done`: import · `failed`: `error` says why. */
export type ImportState = 'read' | 'checking' | 'asked' | 'checked' | 'running' | 'done' | 'failed';

export interface ImportSession {
  id: string;
  resource: EntityName;
  fileName: string;
  size: number;
  state: ImportState;
  list: RecognisedList;
  plan: ImportPlan | null;
  counts: ImportCounts | null;
  /** The first problems; all of them: `/api/imports/:id/problems.csv`. */
  problems: ImportProblem[];
  /** The first values that are replaced or passed over. */
  notices: ImportNotice[];
  questions: ImportQuestion[];
  conversions: ImportConversion[];
  /** Rows worked through so far and, once known, of how many. */
  progress: { done: number; total: number | null };
  error: { code: string; data: Record<string, unknown> } | null;
  createdAt: string;
  expiresAt: string;
}

/** So many ids of the rows that an import made are kept with it: as many as labels are printed at once. */
export const mostCreatedKept = 5000;

export const noCounts = (): ImportCounts => ({
  rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  problems: 0,
  notices: 0,
  twins: 0,
  references: {},
  byColumn: {},
});

import type { Cell } from '../../language/exchange/cell';
import type { DateOrder } from '../../language/exchange/parseDate';
import type { DecimalMark } from '../../language/exchange/parseNumber';
import type { FieldError } from '../../language/fields/field';
import type { EntityName } from '../../language/names';
import type { OfferedRegulation } from '../../language/regulationDates';

/** A column of the uploaded list with its guessed target. */
export interface ImportColumn {
  index: number;
  /** As in spreadsheets: A, B, … */
  letter: string;
  header: string;
  samples: Cell[];
  target: string | null;
  /** Confidence, 0 to 1. */
  confidence: number;
}

/** How the file was read; everything but `columns` and `rows` can be corrected. */
export interface RecognisedList {
  kind: 'csv' | 'xlsx';
  encoding: string | null;
  /** Non-ASCII words of the file in each encoding; empty: none. */
  encodings: { encoding: string; preview: string }[];
  delimiter: string | null;
  sheets: { name: string; isHidden: boolean }[];
  sheet: string | null;
  /** Header row, from 1; 0: none. */
  headerRow: number;
  columns: ImportColumn[];
  /** The first rows, including titles and headers. */
  rows: { row: number; cells: Cell[] }[];
  /** Regulations with date columns; absent in sessions created before this feature. */
  regulations?: OfferedRegulation[];
}

export interface ColumnMapping {
  column: number;
  target: string | null;
  /** Interpretation of ambiguous values; absent: as the column shows, else the user is asked. */
  decimal?: DecimalMark;
  order?: DateOrder;
  /** Units for unknown words, e.g. `{ "kp": "kg" }`. */
  units?: Record<string, string>;
}

/** A question that must be answered before writing. */
export interface ImportQuestion {
  column: number;
  header: string;
  about: 'decimal' | 'order' | 'unit';
  /** The word with unknown unit. */
  word: string | null;
  /** The field's unit. */
  unit: string | null;
  /** Possible answers: `,` and `.`, `dmy` and `mdy`, or units. */
  answers: string[];
  /** Sample rows with the value under each answer, in the order of the answers. */
  samples: { row: number; value: string; readings: (string | number)[] }[];
}

/** A converted unit: the factor, with the first affected row. */
export interface ImportConversion {
  column: number;
  header: string;
  from: string;
  to: string;
  factor: number;
  row: number;
  value: string;
  /** The stored value in the field's unit. */
  stored: number;
}

export interface ImportPlan {
  mapping: ColumnMapping[];
  /** Values of all new rows, e.g. customer and location; the list's locations are searched below this one. */
  target: Record<string, string | null>;
  /** References whose missing rows are created, by field, with their values, e.g. `{ product: { category: id } }`. */
  create: Record<string, Record<string, string>>;
  /** Field for columns without target ("Antrieb: kraftbetätigt"); null: ignored. */
  keepUnmapped: string | null;
  /** Rows with an unreadable value: refused, or imported without it. */
  unreadable: 'refuseRow' | 'leaveOut';
  /** Update of existing rows: all values, or only missing ones. */
  existing: 'overwrite' | 'fillEmpty';
  /** Allows rows without a customer. */
  ownerless?: boolean;
  /** Time zone of date-times, e.g. `Europe/Warsaw`; absent: UTC. */
  timeZone?: string;
}

/** A problem of the list. `column` is null for the whole row. */
export interface ImportProblem {
  row: number;
  column: number | null;
  header: string | null;
  value: string | null;
  /** What was expected, or what prevents the import. */
  expected: FieldError;
}

/** A value that is replaced or ignored; its row is still imported. */
export type ImportNotice = ImportProblem;

export interface ImportCounts {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  problems: number;
  notices: number;
  /** Rows that change a shared catalogue entry: the account gets its own copy. */
  twins: number;
  /** Rows of other entities that the list creates, by entity. */
  references: Partial<Record<EntityName, number>>;
  /** Problems by column index. */
  byColumn: Record<string, number>;
}

/**
 * `read`: waits for a plan · `checking`, `checked`: dry run · `asked`: it met `questions` · `running`, `done`: import
 * · `failed`: `error` says why.
 */
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
  /** The first problems; all: `/api/imports/:id/problems.csv`. */
  problems: ImportProblem[];
  /** The first replaced or ignored values. */
  notices: ImportNotice[];
  questions: ImportQuestion[];
  conversions: ImportConversion[];
  /** Processed rows and, once known, the total. */
  progress: { done: number; total: number | null };
  error: { code: string; data: Record<string, unknown> } | null;
  createdAt: string;
  expiresAt: string;
}

/** Maximum ids of imported rows kept with it: as many as labels are printed at once. */
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

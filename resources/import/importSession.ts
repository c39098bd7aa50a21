import type { EntityName } from '../entities/names';
import type { FieldError } from '../fields/field';
import type { Cell } from './cell';
import type { DateOrder } from './parseDate';
import type { DecimalMark } from './parseNumber';

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
  decimal: DecimalMark;
  order: DateOrder;
}

/** How the file was read; everything but `columns` and `rows` may be corrected. */
export interface RecognisedList {
  kind: 'csv' | 'xlsx';
  encoding: string | null;
  delimiter: string | null;
  sheets: { name: string; isHidden: boolean }[];
  sheet: string | null;
  /** Number of the row with the headings, from 1; 0: there is none. */
  headerRow: number;
  columns: ImportColumn[];
  /** The first rows of the file, titles and headings included, as a person would see them. */
  rows: { row: number; cells: Cell[] }[];
}

export interface ColumnMapping {
  column: number;
  target: string | null;
  decimal?: DecimalMark;
  order?: DateOrder;
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

export interface ImportCounts {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  problems: number;
  /** New rows that change what the shared catalogue says: the account gets one of its own, which counts instead. */
  twins: number;
  /** Rows of other entities that the list calls for, by entity. */
  references: Partial<Record<EntityName, number>>;
  /** Problems by column index. */
  byColumn: Record<string, number>;
}

/** `read`: waits for a plan · `checking`, `checked`: dry run · `running`, `done`: import · `failed`: `error` says why. */
export type ImportState = 'read' | 'checking' | 'checked' | 'running' | 'done' | 'failed';

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
  /** Rows worked through so far and, once known, of how many. */
  progress: { done: number; total: number | null };
  error: { code: string; data: Record<string, unknown> } | null;
  createdAt: string;
  expiresAt: string;
}

export const noCounts = (): ImportCounts => ({
  rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  problems: 0,
  twins: 0,
  references: {},
  byColumn: {},
});

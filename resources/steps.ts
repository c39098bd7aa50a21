type StepValue = string | boolean | null;

/** What a step looks like; the admin has a picture for each. */
export type StepIcon =
  | 'archive'
  | 'complete'
  | 'find'
  | 'lock'
  | 'lose'
  | 'reopen'
  | 'scrap'
  | 'start'
  | 'unarchive'
  | 'unlock'
  | 'unscrap';

/**
 * A named step from one state of a row to another: one command of the API (`POST /api/<resource>/:id/<name>`, body
 * `{date?: 'YYYY-MM-DD'}`), one button on each screen, one thing a device may do offline. Whoever may update the row may
 * take it; it sets read-only fields, too.
 */
export interface Step<K extends string = string> {
  icon: StepIcon;
  /** Possible where the row has one of these values in each of the fields; an empty boolean is false. */
  from: { readonly [F in K]?: readonly StepValue[] };
  set: { readonly [F in K]?: StepValue };
  /** Field that takes the day on which it was done. */
  day?: K;
  /** Refused while one of these is open. */
  refusedWhile?: readonly ('openAudit' | 'openReport')[];
  /** Asked about before it is done: it takes something away. */
  isAsked?: boolean;
}

type Row = Readonly<Record<string, unknown>>;
export interface Stepping {
  steps?: Readonly<Record<string, Step>>;
}

/** Whether the row is where the step begins. */
export function isPossible(step: Step, row: Row): boolean {
  return Object.entries(step.from).every(([field, wanted]) => wanted?.some((one) => isSame(one, row[field])));
}

/** Whether the row is already where the step leads. */
export function isDone(step: Step, row: Row): boolean {
  return Object.entries(step.set).every(([field, value]) => isSame(value ?? null, row[field]));
}

/** What the step changes when it is done on this day (`YYYY-MM-DD`). */
export function stepChange(step: Step, day: string): Record<string, unknown> {
  return { ...step.set, ...(step.day ? { [step.day]: day } : {}) };
}

/** The steps that a row offers, in the order of the definition. */
export function possibleSteps(entity: Stepping, row: Row): [string, Step][] {
  return Object.entries(entity.steps ?? {}).filter(([, step]) => isPossible(step, row));
}

const isSame = (one: StepValue, value: unknown): boolean =>
  one === (value ?? null) || (one === false && (value ?? null) === null);

import type { Fields } from './fields/field';
import { type Actor, maySet } from './permissions';

type StepValue = string | boolean | null;

/** What a step looks like; the admin has a picture for each. */
export type StepIcon =
  | 'archive'
  | 'complete'
  | 'find'
  | 'lock'
  | 'lose'
  | 'reopen'
  | 'resign'
  | 'scrap'
  | 'start'
  | 'unarchive'
  | 'unlock'
  | 'unresign'
  | 'unscrap';

/**
 * A named step from one state of a row to another: one command of the API (`POST /api/<resource>/:id/<name>`, body
 * `{date?: 'YYYY-MM-DD'}`), one button on each screen, one thing a device may do offline. Whoever may update the row may
 * take it, unless a field it sets is left to others; it sets read-only fields, too.
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
  /** Where it leads is where one wants to be: the state is shown as a good one. */
  isWelcome?: boolean;
  /** Never waits in a device's outbox: it is taken while the server answers, or not at all. */
  onlineOnly?: boolean;
}

type Row = Readonly<Record<string, unknown>>;
export interface Stepping {
  fields?: Fields;
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

/** Whether what the step sets is the actor's to decide. */
export const maySetAll = (entity: Stepping, { set }: Step, actor: Actor): boolean =>
  Object.keys(set).every((name) => maySet(entity.fields?.[name] ?? {}, actor));

/** The steps that are the actor's to take, in the order of the definition. */
export const stepsOf = (entity: Stepping, actor: Actor): [string, Step][] =>
  Object.entries(entity.steps ?? {}).filter(([, step]) => maySetAll(entity, step, actor));

/** Those of them that a row offers. */
export const possibleSteps = (entity: Stepping, row: Row, actor: Actor): [string, Step][] =>
  stepsOf(entity, actor).filter(([, step]) => isPossible(step, row));

const isSame = (one: StepValue, value: unknown): boolean =>
  one === (value ?? null) || (one === false && (value ?? null) === null);

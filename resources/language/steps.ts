import type { Fields } from './fields/field';
import { type Actor, maySet, type Role } from './permissions';

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

export type Asking = 'required' | 'optional' | 'oneOf' | 'anew';

/**
 * A named step from one state of a row to another: one command of the API (`POST /api/<resource>/:id/<name>`, body
 * `{date?: 'YYYY-MM-DD'}`), one button on each screen, one thing a device may do offline. Anyone who may update the row may
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
  /**
   * Fields of the row that come with the step, in its body: `required`, `optional`, or at least one of those that are
   * `oneOf`; what the row has in them already counts. `anew`: required of this step, whatever an earlier one said. `asksWhen`: asked only where the row has a value in that field.
   */
  asks?: { readonly [F in K]?: Asking };
  asksWhen?: K;
  /** Only these roles may take it, of those who may change the row. */
  roles?: readonly Role[];
  /** Refused with STALE_VERSION where one of these fields changed after the device last saw the row. */
  staleAfter?: readonly K[];
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

/** Whether the step is the actor's to take: its role, and what it sets. */
export const maySetAll = (entity: Stepping, { set, roles }: Step, actor: Actor): boolean =>
  (!roles || (!actor.mirroring && roles.includes(actor.role))) &&
  Object.keys(set).every((name) => maySet(entity.fields?.[name] ?? {}, actor));

/** The fields that come with the step for this row; none where `asksWhen` names an empty one. */
export const askedFields = (step: Step, row: Row): [string, Asking][] =>
  step.asksWhen && !row[step.asksWhen]
    ? []
    : Object.entries(step.asks ?? {}).flatMap(([name, kind]) => (kind ? [[name, kind]] : []));

/** The asked fields that are missing from what was sent with a step; of several of which one will do, all are named. */
export function missingAnswers(step: Step, row: Row, sent: Row): string[] {
  const asked = askedFields(step, row);
  const isEmpty = (name: string) => isNothing(sent[name] ?? row[name]);
  const either = asked.filter(([, kind]) => kind === 'oneOf').map(([name]) => name);
  return [
    ...asked.flatMap(([name, kind]) =>
      (kind === 'required' && isEmpty(name)) || (kind === 'anew' && isNothing(sent[name])) ? [name] : [],
    ),
    ...(either.every(isEmpty) ? either : []),
  ];
}

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The steps that are the actor's to take, in the order of the definition. */
export const stepsOf = (entity: Stepping, actor: Actor): [string, Step][] =>
  Object.entries(entity.steps ?? {}).filter(([, step]) => maySetAll(entity, step, actor));

/** Those of them that a row offers. */
export const possibleSteps = (entity: Stepping, row: Row, actor: Actor): [string, Step][] =>
  stepsOf(entity, actor).filter(([, step]) => isPossible(step, row));

const isSame = (one: StepValue, value: unknown): boolean =>
  one === (value ?? null) || (one === false && (value ?? null) === null);

import type { Fields } from './fields/field';
import { type Actor, maySet, type Role } from './permissions';

type StepValue = string | boolean | null;

/** The icon of a step. */
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
 * A state transition of a row: a command (`POST /api/<resource>/:id/<name>`, body `{date?: 'YYYY-MM-DD'}`), a button
 * on the screens, and possible offline. Allowed for everyone who may update the row, unless it sets a field reserved
 * to others; may set read-only fields.
 */
export interface Step<K extends string = string> {
  icon: StepIcon;
  /** Start state: the row has one of these values in each field; an empty boolean is false. */
  from: { readonly [F in K]?: readonly StepValue[] };
  set: { readonly [F in K]?: StepValue };
  /** Field set to the day of the step. */
  day?: K;
  /** Refused while one of these is open. */
  refusedWhile?: readonly ('openAudit' | 'openReport')[];
  /** Needs confirmation, because it removes something. */
  isAsked?: boolean;
  /** The target state is shown as positive. */
  isWelcome?: boolean;
  /**
   * Fields sent with the step: `required`, `optional`, or at least one of `oneOf`; existing values of the row count.
   * `anew`: required even if an earlier step set it. `asksWhen`: only if the row has a value in that field.
   */
  asks?: { readonly [F in K]?: Asking };
  asksWhen?: K;
  /** Restricts the step to these roles, among those who may update the row. */
  roles?: readonly Role[];
  /** Refused with STALE_VERSION if one of these fields changed since the device last read the row. */
  staleAfter?: readonly K[];
  /** Not sent through the outbox, only online. */
  onlineOnly?: boolean;
  /** Not on rows of the actor's own account. */
  isForOthers?: boolean;
}

type Row = Readonly<Record<string, unknown>>;
export interface Stepping {
  fields?: Fields;
  steps?: Readonly<Record<string, Step>>;
}

/** Whether the row is in the start state. */
export function isPossible(step: Step, row: Row): boolean {
  return Object.entries(step.from).every(([field, wanted]) => wanted?.some((one) => isSame(one, row[field])));
}

/** Whether the row is already in the target state. */
export function isDone(step: Step, row: Row): boolean {
  return Object.entries(step.set).every(([field, value]) => isSame(value ?? null, row[field]));
}

/** The changes of the step on this day (`YYYY-MM-DD`). */
export function stepChange(step: Step, day: string): Record<string, unknown> {
  return { ...step.set, ...(step.day ? { [step.day]: day } : {}) };
}

/** Whether the actor may take the step, by role and by the fields it sets. */
export const maySetAll = (entity: Stepping, { set, roles }: Step, actor: Actor): boolean =>
  (!roles || (!actor.mirroring && roles.includes(actor.role))) &&
  Object.keys(set).every((name) => maySet(entity.fields?.[name] ?? {}, actor));

/** The fields sent with the step for this row; none if the field of `asksWhen` is empty. */
export const askedFields = (step: Step, row: Row): [string, Asking][] =>
  step.asksWhen && !row[step.asksWhen]
    ? []
    : Object.entries(step.asks ?? {}).flatMap(([name, kind]) => (kind ? [[name, kind]] : []));

/** The missing fields of a step; for `oneOf`, all of them. */
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

/** The actor's steps, in the order of the definition. */
export const stepsOf = (entity: Stepping, actor: Actor): [string, Step][] =>
  Object.entries(entity.steps ?? {}).filter(([, step]) => maySetAll(entity, step, actor));

/** Whether the step may be taken on rows of this account. */
export const isForAccount = ({ isForOthers }: Step, instance: unknown, actor: Actor): boolean =>
  !isForOthers || instance !== actor.instance;

/** Those available for a row. */
export const possibleSteps = (entity: Stepping, row: Row, actor: Actor): [string, Step][] =>
  stepsOf(entity, actor).filter(
    ([, step]) => isPossible(step, row) && isForAccount(step, row.instance, actor),
  );

const isSame = (one: StepValue, value: unknown): boolean =>
  one === (value ?? null) || (one === false && (value ?? null) === null);

import type { EntityName } from '../../language/names';

/** Rows whose existence puts a piece on the timeline, at the time in one of their fields. */
export interface EventSource {
  kind: 'planned' | 'found' | 'escalated' | 'remedied' | 'taskDone' | 'missed' | 'inspected';
  of: EntityName;
  /** The date or time of the event; rows without it have none. */
  at: string;
  given: Readonly<Record<string, unknown>>;
  /** The row does not name the piece itself; rows of this entity name both. Absent: it does, by `equipment`. */
  through?: { entity: EntityName; by: string; given: Readonly<Record<string, unknown>> };
}

const asked = { isNotAsked: false };

/** What happened with a piece, derived from rows. At the same moment, later ones here are newer. */
export const eventSources: readonly EventSource[] = [
  {
    kind: 'planned',
    of: 'auditPlannings',
    at: 'datePlanned',
    given: { state: 'open' },
    through: { entity: 'audits', by: 'planning', given: { isFinished: false } },
  },
  { kind: 'found', of: 'deficiencies', at: 'foundOn', given: asked },
  { kind: 'escalated', of: 'deficiencies', at: 'escalatedOn', given: asked },
  { kind: 'remedied', of: 'deficiencies', at: 'remediedOn', given: { ...asked, status: 'COMPLETED' } },
  { kind: 'taskDone', of: 'tasks', at: 'dateCompleted', given: { status: 'COMPLETED' } },
  {
    kind: 'missed',
    of: 'auditPlannings',
    at: 'dateFinished',
    given: { state: 'finished' },
    through: { entity: 'audits', by: 'planning', given: { isMissed: true } },
  },
  { kind: 'inspected', of: 'audits', at: 'dateAudited', given: { isFinished: true } },
];

/** Kinds of entries: events of rows, and what the history of the piece itself says. */
export const timelineKinds = [
  'planned',
  'found',
  'escalated',
  'remedied',
  'taskDone',
  'missed',
  'inspected',
  'created',
  'imported',
  'changed',
  'deleted',
  'restored',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** Moves and states: changes of these fields of the piece are entries. */
export const movingFields = ['location', 'place', 'owner'] as const;
const states = {
  isScrapped: { true: 'scrapped', false: 'unscrapped' },
  isArchived: { true: 'archived', false: 'unarchived' },
  isTraceable: { true: 'traceable', false: 'notTraceable' },
  isLocked: { true: 'locked', false: 'unlocked' },
  // Of a piece that is locked for other reasons as well.
  isLockedByHand: { true: 'lockedByHand', false: 'handLockLifted' },
} as const;
export const toldFields: readonly string[] = [...Object.keys(states), ...movingFields];
/** Told with them if the same change wrote them. */
export const reasonFields = ['stateReason', 'lockReasons', 'dateNotTraceable'] as const;

type States = typeof states;
export type TimelineStep = { [K in keyof States]: States[K][keyof States[K]] }[keyof States] | 'moved';

/** Steps that say it already: scrapping locks as well, and the first lock by hand locks. */
const saidBy: Partial<Record<TimelineStep, readonly TimelineStep[]>> = {
  locked: ['scrapped'],
  lockedByHand: ['scrapped', 'locked'],
  handLockLifted: ['scrapped', 'unlocked'],
};

/** What a change of a piece means, the most important first. */
export function stepsIn(after: Readonly<Record<string, unknown>>): TimelineStep[] {
  const steps: TimelineStep[] = Object.entries(states).flatMap(([field, words]) => {
    const value = after[field];
    return typeof value === 'boolean' ? [words[`${value}`]] : [];
  });
  if (movingFields.some((field) => field in after)) steps.push('moved');
  return steps.filter((step) => !saidBy[step]?.some((other) => steps.includes(other)));
}

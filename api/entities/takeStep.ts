import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isDay } from '@plumbline/resources/language/fields/types/date';
import { mayEver } from '@plumbline/resources/language/permissions';
import {
  askedFields,
  isDone,
  isForAccount,
  isPossible,
  maySetAll,
  missingAnswers,
  type Step,
  stepChange,
} from '@plumbline/resources/language/steps';
import { fail, failFields } from '../base/errors/errors';
import { asSystem, type Call, inTransaction } from './call';
import { checkLocked } from './checkLocks';
import { getRecord } from './getRecord';
import type { Row } from './rowMapper';
import { lastDayBegun, today } from './today';
import { lockRow, updateRecord } from './updateRecord';

interface Taken {
  /** A step of the entity. */
  name: string;
  /** `date`: the day of the step, `YYYY-MM-DD`; default: today. */
  args?: Row;
}

/**
 * Takes a step on a row that the caller may update; idempotent. STEP_IMPOSSIBLE from another state, LOCKED_BY_… while
 * something is open.
 */
export async function takeStep(
  call: Call,
  entity: AnyEntity,
  id: string,
  { name, args = {} }: Taken,
): Promise<Row> {
  if (!call.isSystem && !mayEver(entity, 'update', call.actor))
    fail('FORBIDDEN', { resource: entity.name, operation: 'update' });
  const step = entity.steps?.[name] ?? fail('BAD_REQUEST', { field: 'step' });
  if (!call.isSystem && !maySetAll(entity, step, call.actor))
    fail('FORBIDDEN', { resource: entity.name, operation: name });
  const day = dayOf(call, args);
  return inTransaction(call, async (inner) => {
    const before = await lockRow(inner, entity, id, 'update');
    if (!call.isSystem && !isForAccount(step, before.instance, call.actor))
      fail('FORBIDDEN', { resource: entity.name, operation: name });
    if (isDone(step, before)) return before;
    if (!isPossible(step, before)) fail('STEP_IMPOSSIBLE', { resource: entity.name, id, step: name });
    for (const lock of step.refusedWhile ?? []) await checkLocked(inner, lock, before);
    // State fields are read-only for callers; the right on the row was just checked.
    const system = { ...asSystem(inner, String(before.instance)), db: inner.db };
    await updateRecord(system, entity, id, { ...stepChange(step, day), ...answersOf(step, before, args) });
    return getRecord(inner, entity, id);
  });
}

/** The values for the step's fields; missing ones are field errors. */
function answersOf(step: Step, before: Row, args: Row): Row {
  const missing = missingAnswers(step, before, args);
  if (missing.length > 0)
    failFields(Object.fromEntries(missing.map((name) => [name, { message: 'validation.required' }])));
  return Object.fromEntries(
    askedFields(step, before).flatMap(([name, kind]) => {
      if (args[name] !== undefined) return [[name, args[name]]];
      // Values of an earlier step are cleared.
      return kind === 'optional' ? [[name, null]] : [];
    }),
  );
}

function dayOf(call: Call, { date }: Row): string {
  if (date === undefined || date === null) return today(call);
  return isDay(date) && date <= lastDayBegun(call)
    ? date
    : failFields({ date: { message: 'validation.date' } });
}

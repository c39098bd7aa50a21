import type * as commands from '@plumbline/resources/commands/duties';
import { definitions } from '@plumbline/resources/entities/index';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import type { DutyStatement } from '@plumbline/resources/rules/duties/deriveDuties';
import { fail, failFields } from '../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { checkFiles } from '../../entities/checkFiles';
import { findRecord } from '../../entities/getRecord';
import type { TransactionCall } from '../../entities/hooks';
import { getTyped, type Typed, typed } from '../../entities/typedRecords';
import { lockRow, updateRecord } from '../../entities/updateRecord';
import { agreedNext } from './datesByHand';
import { refreshSafety } from './refreshSafety';

/**
 * States an inspection by another company; `file` is the uploaded proof. Renews the duty from that date; allowed for
 * users who may change the equipment. Returns the duty. FORBIDDEN, DUTY_NOT_INSPECTED for the end of use, INVALID at
 * `date`.
 */
export async function stateInspection(
  call: Call,
  id: string,
  { date, by, file }: InputOf<typeof commands.stateInspection>,
): Promise<Typed<'inspectionDuties'>> {
  return changeStatement(call, id, async (inner, duty) => {
    if (duty.type === 'endOfUse') fail('DUTY_NOT_INSPECTED', { id });
    if (date > dayOf(inner.now, 'Pacific/Kiritimati'))
      failFields({ date: { message: 'validation.dateInFuture' } });
    if (duty.lastDate && date < duty.lastDate)
      failFields({ date: { message: 'validation.beforeLastInspection', args: { date: duty.lastDate } } });
    await checkFiles(inner, definitions.inspectionDuties, { ...duty, statedFile: file }, ['statedFile']);
    return {
      statedDate: date,
      statedSource: 'statement',
      statedBy: by.trim(),
      statedFile: file,
    };
  });
}

/**
 * Sets the next date of a duty manually; without a date it is reset. A date later than the interval allows needs an
 * owner or administrator, and a reason. Returns the duty. DUTY_NOT_INSPECTED, INVALID at `nextDate` or `reason`.
 */
export async function setNextDate(
  call: Call,
  id: string,
  { nextDate, reason = '' }: InputOf<typeof commands.setNextDate>,
): Promise<Typed<'inspectionDuties'>> {
  const words = reason.trim().slice(0, 300);
  return changeStatement(call, id, async (inner, duty) => {
    if (duty.type === 'endOfUse') fail('DUTY_NOT_INSPECTED', { id });
    return agreedNext(inner, nextDate ?? null, {
      lastDate: duty.lastDate,
      startsOn: duty.startsOn,
      interval: duty.interval,
      intervalUnit: duty.intervalUnit,
      reason: words,
      isFree: false,
      fields: { date: 'nextDate', reason: 'reason' },
    });
  });
}

async function changeStatement(
  call: Call,
  id: string,
  changeOf: (inner: TransactionCall, duty: Typed<'inspectionDuties'>) => Promise<Partial<DutyStatement>>,
): Promise<Typed<'inspectionDuties'>> {
  return inTransaction(call, async (inner) => {
    const seen = await getTyped(inner, 'inspectionDuties', id);
    const mayChange = await findRecord(inner, definitions.equipments, String(seen.equipment), {
      operation: 'update',
    });
    if (!mayChange) fail('FORBIDDEN', { resource: 'inspectionDuties', id, operation: 'update' });
    const system = { ...asSystem(inner, seen.instance), db: inner.db };
    const duty = typed('inspectionDuties', await lockRow(system, definitions.inspectionDuties, id, 'update'));
    const change = await changeOf(inner, duty);
    await updateRecord(system, definitions.inspectionDuties, id, { ...change });
    await refreshSafety(inner, duty.instance, [String(duty.equipment)]);
    return getTyped(inner, 'inspectionDuties', id);
  });
}

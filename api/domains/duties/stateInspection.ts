import { definitions } from '@plumbline/resources/entities/index';
import { isDay } from '@plumbline/resources/language/fields/checks';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import type { DutyStatement } from '@plumbline/resources/rules/duties/deriveDuties';
import { fail, failFields } from '../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { checkFiles } from '../../entities/checkFiles';
import { findRecord } from '../../entities/getRecord';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { getTyped, type Typed, typed } from '../../entities/typedRecords';
import { lockRow, updateRecord } from '../../entities/updateRecord';
import { agreedNext } from './datesByHand';
import { refreshSafety } from './refreshSafety';

/**
 * "Inspected by another company": `{date: 'YYYY-MM-DD', by, file}`, the file being the proof of it as uploaded. The duty is
 * renewed from that day on; anyone who may change the piece may state it. Answers the duty.
 */
export async function stateInspection(call: Call, id: string, body: Row): Promise<Typed<'inspectionDuties'>> {
  const { date, by, file } = body;
  return changeStatement(call, id, async (inner, duty) => {
    if (duty.type === 'endOfUse') fail('DUTY_NOT_INSPECTED', { id });
    const required = { message: 'validation.required' };
    const isName = typeof by === 'string' && by.trim() !== '' && by.length <= 200;
    const dayProblem = problemOfDay(date, dayOf(inner.now, 'Pacific/Kiritimati'));
    const errors = {
      ...(dayProblem ? { date: { message: dayProblem } } : {}),
      ...(isName ? {} : { by: required }),
      ...(isFile(file) ? {} : { file: required }),
    };
    if (Object.keys(errors).length > 0) return failFields(errors);
    if (duty.lastDate && String(date) < duty.lastDate)
      failFields({ date: { message: 'validation.beforeLastInspection', args: { date: duty.lastDate } } });
    await checkFiles(inner, definitions.inspectionDuties, { ...duty, statedFile: file }, ['statedFile']);
    return {
      statedDate: String(date),
      statedSource: 'statement',
      statedBy: String(by).trim(),
      statedFile: file as DutyStatement['statedFile'], // isFile and checkFiles have looked at it
    };
  });
}

/**
 * Sets the next date of a duty by hand: `{nextDate: 'YYYY-MM-DD' | null, reason?}`; null takes it back. Later than the
 * interval allows only for owners and administrators, with a reason. Answers the duty.
 */
export async function setNextDate(call: Call, id: string, body: Row): Promise<Typed<'inspectionDuties'>> {
  const { nextDate = null, reason } = body;
  if (nextDate !== null && !isDay(nextDate)) failFields({ nextDate: { message: 'validation.date' } });
  const words = typeof reason === 'string' ? reason.trim().slice(0, 300) : '';
  return changeStatement(call, id, async (inner, duty) => {
    if (duty.type === 'endOfUse') fail('DUTY_NOT_INSPECTED', { id });
    return agreedNext(inner, nextDate === null ? null : String(nextDate), {
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

const isFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'hash' in value && typeof value.hash === 'string';

/** What is wrong with the day of an inspection that is over; null: nothing. */
function problemOfDay(day: unknown, latest: string): string | null {
  if (day === null || day === undefined || day === '') return 'validation.required';
  if (!isDay(day)) return 'validation.date';
  return day > latest ? 'validation.dateInFuture' : null;
}

import { nextAuditDate } from '@plumbline/resources/rules/audits/nextAuditDate';
import {
  type DutyStatement,
  type DutyValues,
  keyOfDuty,
  latestNextDate,
} from '@plumbline/resources/rules/duties/deriveDuties';
import { failFields } from '../../base/errors/errors';
import type { TransactionCall, Write } from '../../entities/hooks';
import { nameOfActor } from '../../entities/nameOfActor';
import type { Row } from '../../entities/rowMapper';
import { today } from '../../entities/today';
import { dutyOfDates, type Statements, withStatement } from './planSafety';

interface Known {
  duties: (statements: Statements) => readonly DutyValues[];
  /** The equipment has no duties yet: its dates are the initial ones. */
  isFirst: boolean;
  /** Date of the latest inspection carried out here. */
  inspectedOn: string | null;
}

/** Key for dates while no expert regulation applies. */
export const unregulated = keyOfDuty({ regulation: null, type: 'expert' });
const noLast = { statedDate: null, statedSource: null, statedBy: null, statedFile: null } as const;
const noNext = { agreedDate: null, agreedAfter: null, agreedReason: null, agreedBy: null } as const;

/**
 * Dates written on the equipment become statements of its expert duty (or of the earliest duty without one): a last
 * inspection elsewhere, and a next date set manually.
 */
export async function statementsWithDates(
  { call, operation, before, after, sent }: Write,
  statements: Statements,
  { duties, isFirst, inspectedOn }: Known,
): Promise<Statements> {
  const old = operation === 'create' ? null : before;
  const isSent = (name: string) => dateOf(old, name) !== dateOf(after, name);
  // A date from an inspection here belongs to the regulation of that inspection, not to the expert duty.
  const isKnown = (name: string) =>
    isFirst &&
    (inspectedOn === null || (dateOf(after, 'lastAuditDate') ?? '') > inspectedOn) &&
    dateOf(after, name) !== null;
  let result = statements;
  const target = () => {
    const duty = dutyOfDates(duties(result));
    return { duty, key: duty ? keyOfDuty(duty) : unregulated };
  };
  if (isSent('lastAuditDate') || isKnown('lastAuditDate')) {
    const { duty, key } = target();
    const day = dateOf(after, 'lastAuditDate');
    const change = await statedLast(call, day, { duty, isSent: isSent('lastAuditDate') });
    if (change) result = withStatement(result, key, change);
  }
  if (isSent('nextAuditDate') || isKnown('nextAuditDate')) {
    const { duty, key } = target();
    const change = await agreedNext(call, dateOf(after, 'nextAuditDate'), {
      ...(duty ?? {
        lastDate: result.get(key)?.statedDate ?? null,
        startsOn: null,
        interval: null,
        intervalUnit: null,
      }),
      reason: reasonFor(dateOf(after, 'nextAuditDate'), { after, sent, agreed: result.get(key) }),
      isFree: call.isSystem === true || !isSent('nextAuditDate'),
    });
    result = withStatement(result, key, change);
  }
  return result;
}

interface Reasoned {
  after: Row | null;
  sent: Readonly<Row> | undefined;
  agreed: DutyStatement | undefined;
}

/** The reason sent with a date; a stored reason was given for another date and covers no later one. */
function reasonFor(day: string | null, { after, sent, agreed }: Reasoned): string {
  const isCovered = day !== null && day <= (agreed?.agreedDate ?? '');
  const reason = sent && !isCovered ? sent.nextAuditDateReason : after?.nextAuditDateReason;
  return typeof reason === 'string' ? reason.trim() : '';
}

const dateOf = (row: Row | null, name: string): string | null => {
  const value = row?.[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** A last inspection written on the equipment; null: an inspection here is newer. */
async function statedLast(
  call: TransactionCall,
  day: string | null,
  { duty, isSent }: { duty: DutyValues | undefined; isSent: boolean },
): Promise<Partial<DutyStatement> | null> {
  // Users state inspections elsewhere with name and proof (`stateInspection`), through any interface.
  if (isSent && !call.isSystem && !call.importing)
    failFields({ lastAuditDate: { message: 'validation.inspectedElsewhere' } });
  if (duty?.lastSource === 'audit' && (day ?? '') <= (duty.lastDate ?? '')) return null;
  if (day === null) return noLast;
  return { statedDate: day, statedSource: 'import', statedBy: null, statedFile: null };
}

interface Agreeing extends Pick<DutyValues, 'lastDate' | 'interval' | 'intervalUnit'> {
  startsOn: string | null;
  reason: string;
  /** Whether no user set it just now. */
  isFree: boolean;
  /** Names of the fields in error responses. */
  fields?: { date: string; reason: string };
}

/**
 * A next date set manually: earlier by users who may change the equipment, later than the interval only by owners and
 * administrators, with a reason.
 */
export async function agreedNext(
  call: TransactionCall,
  day: string | null,
  { reason, isFree, fields = ofEquipment, ...duty }: Agreeing,
): Promise<Partial<DutyStatement>> {
  const { lastDate, interval, intervalUnit } = duty;
  if (day === null) return noNext;
  const computed =
    lastDate && interval && intervalUnit ? nextAuditDate(lastDate, { interval, unit: intervalUnit }) : null;
  if (computed === day) return noNext;
  // A list with only a next date implies an inspection that was today at the latest.
  const startsOn =
    call.importing && interval && intervalUnit ? afterToday(call, interval, intervalUnit) : duty.startsOn;
  const latest = latestNextDate({ ...duty, startsOn });
  if (latest !== null && day > latest && !isFree) {
    const args = { date: latest };
    if (call.actor.role !== 'Owner' && call.actor.role !== 'Administrator')
      failFields({ [fields.date]: { message: 'validation.laterThanInterval', args } });
    if (!reason && !call.importing)
      failFields({ [fields.reason]: { message: 'validation.laterNeedsReason', args } });
  }
  return {
    agreedDate: day,
    agreedAfter: lastDate,
    agreedReason: reason || call.importing?.fileName || null,
    agreedBy: isFree ? null : await nameOfActor(call),
  };
}

const afterToday = (
  call: TransactionCall,
  interval: number,
  unit: DutyValues['intervalUnit'],
): string | null => unit && nextAuditDate(today(call), { interval, unit });

const ofEquipment = { date: 'nextAuditDate', reason: 'nextAuditDateReason' };

import type { FieldError } from '@plumbline/resources/language/fields/field';
import { regulationDate } from '@plumbline/resources/language/regulationDates';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import {
  type DutyStatement,
  type DutyValues,
  keyOfDuty,
} from '@plumbline/resources/rules/duties/deriveDuties';
import { failFields } from '../../base/errors/errors';
import type { Besides, TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { agreedNext, unregulated } from './datesByHand';
import { dutyOfDates, type Statements, withStatement } from './planSafety';

interface Known {
  call: TransactionCall;
  besides: Besides;
  /** The stored equipment; null: a new one. */
  before: Row | null;
  duties: (statements: Statements) => readonly DutyValues[];
}
/** Dates of one duty in a list row, with the paths of their columns. */
interface Listed {
  regulation: string | null;
  last?: { path: string; day: string };
  next?: { path: string; day: string };
}

/**
 * Dates in a list become statements of the duty of the regulation named by their column, or else of the expert duty.
 * Dates older than an inspection here, or one with proof, are skipped and reported as notices.
 */
export async function statementsOfList(known: Known, statements: Statements): Promise<Statements> {
  let result = statements;
  for (const listed of datesIn(known.besides)) result = await withDates(known, listed, result);
  return result;
}

function datesIn({ values }: Besides): Listed[] {
  const listed = new Map<string | null, Listed>();
  for (const [path, day] of Object.entries(values)) {
    const { name, regulation } = regulationDate(path);
    const one = listed.get(regulation) ?? { regulation };
    listed.set(regulation, one);
    if (typeof day === 'string') one[name === 'lastAuditDate' ? 'last' : 'next'] = { path, day };
  }
  return [...listed.values()];
}

async function withDates(
  { call, besides, before: piece, duties }: Known,
  listed: Listed,
  statements: Statements,
): Promise<Statements> {
  const { regulation } = listed;
  // The equipment's own dates in an exported list may come from any of its duties: unchanged, they state nothing new.
  const isKnown =
    regulation === null &&
    piece !== null &&
    (!listed.last || listed.last.day === piece.lastAuditDate) &&
    (!listed.next || listed.next.day === piece.nextAuditDate);
  if (isKnown) return statements;
  const { last, next } = listed;
  const find = (from: Statements) =>
    regulation === null
      ? dutyOfDates(duties(from))
      : duties(from).find((duty) => duty.regulation === regulation);
  const pass = (expected: FieldError, ...dates: (Listed['last'] | undefined)[]) => {
    for (const date of dates) if (date) besides.passed[date.path] = expected;
  };
  const duty = find(statements);
  if (!duty && regulation !== null) {
    pass({ message: 'import.notice.regulationNotApplied' }, last, next);
    return statements;
  }
  const key = duty ? keyOfDuty(duty) : unregulated;
  const inspected = certainOf(duty, () => duties(new Map()).find((one) => keyOfDuty(one) === key));
  const since: FieldError = { message: 'import.problem.auditedSince', args: { date: inspected ?? '' } };
  const isOlder = inspected !== null && last !== undefined && last.day < inspected;
  const isKept = besides.onlyEmpty && piece !== null && Boolean(duty?.lastDate ?? duty?.agreedDate);
  const kept = (stored: string): FieldError => ({ message: 'import.notice.kept', args: { stored } });
  let result = statements;
  const state = (change: Partial<DutyStatement>) => {
    besides.isTaken = true;
    result = withStatement(result, key, change);
  };
  if (isOlder) pass(since, last);
  else if (last && last.day !== (duty ? duty.lastDate : statements.get(key)?.statedDate)) {
    if (isKept) pass(kept(duty?.lastDate ?? ''), last);
    else state(statedLast(call, last));
  }
  const now = find(result) ?? null;
  if (!next || next.day === (now ? now.nextDate : statements.get(key)?.agreedDate)) return result;
  const isNewer = inspected !== null && last !== undefined && last.day > inspected;
  // Scrapped equipment has no next date, and an import does not restore one.
  const isEarlier = !now?.nextDate || next.day < now.nextDate;
  if (inspected !== null && !isNewer && (isOlder || isEarlier)) pass(since, next);
  else if (isKept) pass(kept(duty?.nextDate ?? ''), next);
  else {
    const change = await agreedNext(call, next.day, {
      lastDate: now ? now.lastDate : (result.get(key)?.statedDate ?? null),
      startsOn: now?.startsOn ?? null,
      interval: now?.interval ?? null,
      intervalUnit: now?.intervalUnit ?? null,
      reason: '',
      isFree: call.isSystem === true,
      fields: { date: next.path, reason: next.path },
    });
    const before = result.get(key);
    const isSame =
      (before?.agreedDate ?? null) === change.agreedDate &&
      (before?.agreedAfter ?? null) === change.agreedAfter;
    if (!isSame) state(change);
  }
  return result;
}

/** Date of the last inspection that a list cannot override: carried out here, or stated with proof. */
function certainOf(
  duty: DutyValues | undefined,
  withoutStatements: () => DutyValues | undefined,
): string | null {
  const isProved = duty?.lastSource === 'statement' && duty.statedFile !== null;
  if (duty?.lastSource === 'audit' || isProved) return duty?.lastDate ?? null;
  const rest = duty?.lastDate ? withoutStatements() : undefined;
  return rest?.lastSource === 'audit' ? rest.lastDate : null;
}

function statedLast(
  call: TransactionCall,
  { path, day }: { path: string; day: string },
): Partial<DutyStatement> {
  // The date has begun in the earliest time zone.
  if (!call.isSystem && day > dayOf(call.now, 'Pacific/Kiritimati'))
    failFields({ [path]: { message: 'validation.dateInFuture' } });
  return {
    statedDate: day,
    statedSource: 'import',
    statedBy: call.importing?.fileName ?? null,
    statedFile: null,
  };
}

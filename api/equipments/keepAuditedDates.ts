import type { FieldError } from '@plumbline/resources/fields/field';
import type { Row } from '../entities/rowMapper';

/**
 * A list drawn up before an inspection was carried out here knows less than the product: its older dates of last and next
 * inspection are left alone. Dates that are newer, from an inspection elsewhere, are taken over.
 */
export function keepAuditedDates(before: Row, values: Row): Record<string, FieldError> {
  // Only an audit carried out here leaves a result.
  const known = before.lastAuditResult ? before.lastAuditDate : null;
  if (typeof known !== 'string') return {};
  const { lastAuditDate: listed, nextAuditDate: next } = values;
  const isOlderList = typeof listed === 'string' && listed < known;
  const isNewerList = typeof listed === 'string' && listed > known;
  const notice: FieldError = { message: 'import.problem.auditedSince', args: { date: known } };
  const isNextRefused =
    typeof next === 'string' &&
    next !== before.nextAuditDate &&
    !isNewerList &&
    (isOlderList || isEarlier(next, before));
  return {
    ...(isOlderList ? { lastAuditDate: notice } : {}),
    ...(isNextRefused ? { nextAuditDate: notice } : {}),
  };
}

// Scrap has no next date, and a list does not bring one back.
const isEarlier = (next: string, { nextAuditDate, isScrapped }: Row): boolean =>
  isScrapped === true || (typeof nextAuditDate === 'string' && next < nextAuditDate);

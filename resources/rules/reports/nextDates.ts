import type { AuditRegulation } from '../../entities/auditRegulations';
import type { Audit } from '../../entities/audits';
import type { InspectionDuty } from '../../entities/inspectionDuties';
import { dayOf, nextAuditDate } from '../audits';

type Kept = NonNullable<Audit['nextDates']>[number];
/** A due date per regulation; `regulation` is null for the end of use. */
export type NextDate = Omit<Kept, 'id'>;
type Inspection = Pick<Audit, 'type' | 'result' | 'dateAudited' | 'nextAuditDate'>;
type Regulation = Pick<AuditRegulation, 'id' | 'alsoCovers'>;

/**
 * Due dates after an inspection, earliest first: its own, those of regulations it covers, and the unchanged ones of
 * others. Idempotent, so that a device without derived duties and the server agree.
 */
export function nextDatesAfter(
  inspection: Inspection,
  regulation: Regulation | undefined,
  before: readonly NextDate[],
): NextDate[] {
  if (inspection.result === 'SCRAP') return [];
  const own = before.find((one) => one.regulation && one.regulation === regulation?.id);
  const others = before.filter((one) => one !== own);
  const renewed: NextDate = {
    ...(own ?? {
      regulation: regulation?.id ?? null,
      type: inspection.type,
      isMandatory: true,
      interval: null,
      intervalUnit: null,
    }),
    date: inspection.nextAuditDate,
  };
  return [renewed, ...others.map((one) => covered(one, inspection, regulation))]
    .filter(({ date }) => Boolean(date))
    .sort((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'));
}

function covered(one: NextDate, { dateAudited }: Inspection, by: Regulation | undefined): NextDate {
  const isCovered = (by?.alsoCovers ?? []).some((id) => id === one.regulation);
  if (!isCovered || !dateAudited || !one.interval || !one.intervalUnit) return one;
  const date = nextAuditDate(dayOf(dateAudited), { interval: one.interval, unit: one.intervalUnit });
  return { ...one, date };
}

const keyOf = ({ date, regulation, type }: NextDate): string => `${date} ${regulation ?? ''} ${type ?? ''}`;

/** The facts of a duty for the report. */
export const dateOfDuty = (duty: InspectionDuty): NextDate => ({
  regulation: duty.regulation,
  type: duty.type,
  isMandatory: duty.isMandatory,
  interval: duty.interval,
  intervalUnit: duty.intervalUnit,
  date: duty.nextDate,
});

/** The earliest mandatory date. */
export const earliestDate = (dates: readonly NextDate[]): string | null =>
  dates.find(({ isMandatory, date }) => isMandatory !== false && date)?.date ?? null;

import type { AuditRegulation } from '../../entities/auditRegulations';
import type { Audit } from '../../entities/audits';
import type { InspectionDuty } from '../../entities/inspectionDuties';
import { dayOf, nextAuditDate } from '../audits';

type Kept = NonNullable<Audit['nextDates']>[number];
/** By when a piece is due by which regulation; `regulation` is null for the end of use. */
export type NextDate = Omit<Kept, 'id'>;
type Inspection = Pick<Audit, 'type' | 'result' | 'dateAudited' | 'nextAuditDate'>;
type Regulation = Pick<AuditRegulation, 'id' | 'alsoCovers'>;

/**
 * What is due at a piece after an inspection by this regulation, the earliest first: its own date, that of regulations it
 * also covers by their intervals, and what was due before by all others. Applied to its own result it changes nothing, so
 * a device whose duties were not derived yet and a server that has derived them come to the same.
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

/** A duty as far as a report tells of it. */
export const dateOfDuty = (duty: InspectionDuty): NextDate => ({
  regulation: duty.regulation,
  type: duty.type,
  isMandatory: duty.isMandatory,
  interval: duty.interval,
  intervalUnit: duty.intervalUnit,
  date: duty.nextDate,
});

/** The one day a report names for a piece: its earliest mandatory date. */
export const earliestDate = (dates: readonly NextDate[]): string | null =>
  dates.find(({ isMandatory, date }) => isMandatory !== false && date)?.date ?? null;

import type { Audit } from '@plumbline/resources/entities/audits';
import type { Language } from '@plumbline/resources/language/languages';
import type { LiftedLock } from '@plumbline/resources/rules/reports/locksTold';
import { reportLabels } from '@plumbline/resources/rules/reports/reportLabels';
import { filled } from './filled';
import type { Formats } from './formats';
import { lockWords } from './lockWords';

type To = { language: Language; formats: Pick<Formats, 'day'> };

/**
 * The inspector's remarks, with corrections, locks lifted by users, and a note if the inspector could not know of newer
 * data.
 */
export function remarks(audit: Audit, lifted: readonly LiftedLock[], to: To): string {
  const { notes } = reportLabels(to.language).details;
  const { day } = to.formats;
  return [
    audit.comment,
    ...lifted.map((one) =>
      filled(notes.liftedLock, {
        lock: lockWords({ ...one, by: one.lockedBy, reason: one.lockReason }, to),
        date: day(one.at),
        by: one.by ?? '–',
        reason: one.reason ?? '–',
      }),
    ),
    ...(audit.corrections ?? []).map(({ at, by, reason }) =>
      filled(notes.correction, { date: day(at), by: by ?? '–', reason }),
    ),
    audit.liftedAt &&
      filled(notes.lifted, {
        date: day(audit.liftedAt),
        by: audit.liftedBy ?? '–',
        reason: audit.liftReason ?? '–',
      }),
    audit.isUnaware ? notes.unaware : null,
  ]
    .filter(Boolean)
    .join('\n');
}

import type { Language } from '@plumbline/resources/language/languages';
import type { LockKind } from '@plumbline/resources/rules/locks/lockReasons';
import { reportChoices, reportLabels } from '@plumbline/resources/rules/reports/reportLabels';
import { filled } from './filled';
import type { Formats } from './formats';

interface Lock {
  kind: LockKind;
  since?: string | null | undefined;
  by?: string | null | undefined;
  reason?: string | null | undefined;
}

/** Text of a lock: `Locked by hand: upright bent (since 3 Nov 2026, Anna Nowak)`. */
export function lockWords(
  { kind, since, by, reason }: Lock,
  { language, formats }: { language: Language; formats: Pick<Formats, 'day'> },
): string {
  const what = [reportChoices(language).lockKind[kind], reason].filter(Boolean).join(': ');
  const details = [since && filled(reportLabels(language).locks.since, { date: formats.day(since) }), by]
    .filter(Boolean)
    .join(', ');
  return details ? `${what} (${details})` : what;
}

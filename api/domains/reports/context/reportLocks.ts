import type { Audit } from '@plumbline/resources/entities/audits';
import type { Language } from '@plumbline/resources/language/languages';
import type { BesidesInspection } from '@plumbline/resources/rules/reports/besidesInspection';
import type { ReportEquipment } from '@plumbline/resources/rules/reports/ReportContext';
import { reportChoices, reportLabels } from '@plumbline/resources/rules/reports/reportLabels';
import { filled } from './filled';
import type { Formats } from './formats';
import { lockWords } from './lockWords';

type Red = { number: string; description: string; danger: { code: string } };
interface Locking {
  audit: Audit;
  locks: BesidesInspection['locks'];
  found: readonly Red[];
  /** Open deficiencies of earlier inspections. */
  left: readonly Red[];
}
type Told = Pick<ReportEquipment, 'state' | 'locks' | 'lockText' | 'lockCount'>;

/**
 * Reasons why an equipment may not be used regardless of the result of this inspection: other locks, and red
 * deficiencies found now or left from before. `state` is the result unless a lock contradicts it.
 */
export function reportLocks(
  { audit, locks, found, left }: Locking,
  to: { language: Language; formats: Pick<Formats, 'day'> },
): Told {
  const code = audit.result ?? 'NOT_PROCESSED';
  const { auditResult, lockKind } = reportChoices(to.language);
  const word = auditResult[code];
  const kind = lockKind.deficiency;
  const labels = reportLabels(to.language).locks;
  const isLockedByResult = code === 'REPAIR_LOCKED' || code === 'SCRAP';
  const red = [...left, ...(isLockedByResult ? [] : found)].filter(({ danger }) => danger.code === 'red');
  const told = [
    ...locks.map((one) => ({ reason: lockWords(one, to), deficiency: '' })),
    ...red.map(({ number, description }) => ({
      reason: `${kind}: ${number} ${description}`,
      deficiency: number,
    })),
  ];
  return {
    state:
      told.length === 0 || isLockedByResult
        ? { code, word }
        : { code: 'REPAIR_LOCKED', word: filled(labels.despite, { result: word }) },
    locks: told,
    lockText: told.map(({ reason }) => reason).join('\n'),
    lockCount: told.length > 0 ? String(told.length) : '',
  };
}

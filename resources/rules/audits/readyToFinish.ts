import type { AuditContent } from '../../entities/checkpoints/checklistParts';
import { type MissingCheckpoint, missingCheckpoints } from './auditProgress';
import { type AuditResult, type Contradiction, contradictionOf } from './suggestResult';

export interface Readiness {
  missing: MissingCheckpoint[];
  lacksResult: boolean;
  contradiction: Contradiction | null;
  /** Nothing blocks finishing; a contradiction may still need confirmation. */
  isReady: boolean;
}

/** What blocks finishing an audit. */
export function readinessOf(result: AuditResult | null, content: AuditContent): Readiness {
  const missing = missingCheckpoints(content);
  const lacksResult = result === null || result === 'NOT_PROCESSED';
  return {
    missing,
    lacksResult,
    contradiction: lacksResult ? null : contradictionOf(result, content),
    isReady: missing.length === 0 && !lacksResult,
  };
}

import type { AuditAnswer } from '@plumbline/resources/entities/audits';
import type { AuditContent } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { newId } from '@plumbline/resources/language/ids';
import { restOkay, withoutRestOkay } from '@plumbline/resources/rules/audits/restOkay';
import { suggestResult } from '@plumbline/resources/rules/audits/suggestResult';
import { withAnswers } from '@plumbline/resources/rules/audits/takeOverValues';
import { useMemo, useState } from 'react';
import { afterPaint } from '../../../kit/behaviour/afterPaint';
import type { AuditDraft } from '../draft/useAuditDraft';

/** Section id; null: the whole inspection. */
type Scope = string | null;

export interface RestOkay {
  /** Number of open checkpoints that it would answer, by section and in all. */
  countOf: (scope: Scope) => number;
  /** Whether it was pressed last there, so that it can be undone. */
  isUndoable: (scope: Scope) => boolean;
  fill: (scope: Scope) => void;
  undo: () => void;
}

interface Filled {
  scope: Scope;
  given: AuditAnswer[];
  /** The result before, if it was set along. */
  result?: AuditDraft['audit']['result'];
}

/**
 * Answers all open checkpoints positively, and takes it back. For a whole inspection without objection it chooses the
 * result "OK" as well, if none was chosen.
 */
export function useRestOkay(
  { audit, change }: Pick<AuditDraft, 'audit' | 'change'>,
  content: AuditContent,
): RestOkay {
  const [filled, setFilled] = useState<Filled | null>(null);
  const counts = useMemo(
    () => new Map((content.parts ?? []).map(({ id }) => [id, restOkay(content, () => '', id).length])),
    [content],
  );
  const total = useMemo(() => restOkay(content, () => '').length, [content]);
  return useMemo(
    () => ({
      countOf: (scope) => (scope === null ? total : (counts.get(scope) ?? 0)),
      isUndoable: (scope) => filled !== null && filled.scope === scope,
      fill: (scope) => {
        const given = restOkay(content, newId, scope ?? undefined);
        const answers = withAnswers(audit.answers, given);
        const isOpen = audit.result === null || audit.result === 'NOT_PROCESSED';
        const setsResult = scope === null && isOpen && suggestResult({ ...content, answers }) === 'OKAY';
        setFilled({ scope, given, ...(setsResult ? { result: audit.result } : {}) });
        // The button changes at once, the many points a frame later.
        void afterPaint().then(() =>
          change((now) => ({
            answers: withAnswers(now.answers, given),
            ...(setsResult ? { result: 'OKAY' as const } : {}),
          })),
        );
      },
      undo: () => {
        if (!filled) return;
        const { given, result } = filled;
        setFilled(null);
        change((now) => ({
          answers: withoutRestOkay(now.answers, given),
          ...(result !== undefined && now.result === 'OKAY' ? { result } : {}),
        }));
      },
    }),
    [audit, change, content, counts, total, filled],
  );
}

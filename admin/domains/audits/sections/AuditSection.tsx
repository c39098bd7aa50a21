import { Box, Typography } from '@mui/material';
import {
  type AuditContent,
  answerTo,
  type ChecklistPart,
  checkpointsOf,
  findingsAt,
  isApplicable,
} from '@plumbline/resources/entities/checkpoints/checklistParts';
import { localized } from '@plumbline/resources/language/languages';
import { isHidden } from '@plumbline/resources/rules/audits/askedParts';
import { partProgress } from '@plumbline/resources/rules/audits/auditProgress';
import { hasContent } from '@plumbline/resources/rules/audits/takeOverValues';
import { demandsOf, unmetDemands } from '@plumbline/resources/rules/audits/unmetDemands';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { LocalRow } from '../../../data/offline';
import { useLanguage } from '../../../data/words/useLanguage';
import { type CheckpointActions, CheckpointRow } from '../checkpoints/CheckpointRow';
import type { DeficiencyDraft } from '../deficiencies/deficiencyDraft';
import { SectionHead } from './SectionHead';
import { sectionAnchor } from './sectionAnchor';

interface AuditSectionProps {
  audit: string;
  part: ChecklistPart;
  number: number;
  content: AuditContent;
  deficiencies: readonly LocalRow<'deficiencies'>[];
  /** Deficiencies put aside as drafts, of all sections. */
  drafts?: readonly DeficiencyDraft[];
  /** What the button for the rest of the section offers; null: it is not there. */
  rest?: 'okay' | 'undo' | null;
  onRest?: (part: string) => void;
  category: string | null;
  isReadOnly: boolean;
  missing: ReadonlySet<string>;
  actions: CheckpointActions;
  onApplicable: (part: string, isApplicable: boolean) => void;
}

/** A part of the checklist with its progress; it can be marked as not applicable. */
export const AuditSection = memo(function AuditSection({
  audit,
  part,
  number,
  content,
  deficiencies,
  drafts = noDrafts,
  rest = null,
  onRest,
  category,
  isReadOnly,
  missing,
  actions,
  onApplicable,
}: AuditSectionProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const name = localized(part.name, language);
  const applies = isApplicable(part, content.notApplicableParts);
  const { answered, total } = partProgress(content, part);
  const here = checkpointsOf(part).flatMap((checkpoint) => [
    ...findingsAt(checkpoint, deficiencies),
    ...draftsAt(checkpoint, drafts),
  ]).length;
  // Answers to checkpoints that are now hidden are kept, and a note says so.
  const kept = checkpointsOf(part).filter(
    (checkpoint) =>
      isHidden(content, checkpoint) &&
      (hasContent(answerTo(checkpoint, content.answers)) || findingsAt(checkpoint, deficiencies).length > 0),
  ).length;
  return (
    <Box
      component="section"
      id={sectionAnchor(part.id)}
      aria-labelledby={`${sectionAnchor(part.id)}-name`}
      sx={{ scrollMarginTop: 116, mb: 4 }}
    >
      <SectionHead
        id={part.id}
        title={`${number}. ${name}`}
        name={name}
        answered={answered}
        total={total}
        applies={applies}
        isReadOnly={isReadOnly}
        foundCount={here}
        rest={applies ? rest : null}
        onRest={onRest}
        onApplicable={onApplicable}
      />
      {applies ? (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {checkpointsOf(part).map(
            (checkpoint, index) =>
              !isHidden(content, checkpoint) && (
                <CheckpointRow
                  key={checkpoint.id}
                  audit={audit}
                  number={`${number}.${index + 1}`}
                  checkpoint={checkpoint}
                  category={category}
                  isReadOnly={isReadOnly}
                  answer={answerTo(checkpoint, content.answers)}
                  deficiencies={deficienciesAt(checkpoint, deficiencies)}
                  drafts={draftsAt(checkpoint, drafts)}
                  isMissing={missing.has(checkpoint.id)}
                  demands={demandsOf(content, checkpoint).join(' ')}
                  unmet={unmetDemands(content, checkpoint).join(' ')}
                  actions={actions}
                />
              ),
          )}
        </Box>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {translate('audit.notApplicableHint', { smart_count: checkpointsOf(part).length })}
        </Typography>
      )}
      {applies && kept > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {translate('audit.keptHidden', { smart_count: kept })}
        </Typography>
      )}
    </Box>
  );
});

const noDrafts: readonly DeficiencyDraft[] = [];

function draftsAt({ id }: { id: string }, drafts: readonly DeficiencyDraft[]): readonly DeficiencyDraft[] {
  const here = drafts.filter((draft) => draft.checkpoint === id);
  return here.length > 0 ? here : noDrafts;
}

// A stable empty list, so that rows without deficiencies do not re-render.
const none: readonly LocalRow<'deficiencies'>[] = [];

function deficienciesAt(
  checkpoint: { id: string },
  deficiencies: readonly LocalRow<'deficiencies'>[],
): readonly LocalRow<'deficiencies'>[] {
  const here = findingsAt(checkpoint, deficiencies);
  return here.length > 0 ? here : none;
}

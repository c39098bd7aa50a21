import { Box, Typography } from '@mui/material';
import {
  type AuditContent,
  answerTo,
  type ChecklistPart,
  checkpointsOf,
  findingsAt,
  isApplicable,
} from '@plumbline/resources/entities/checkpoints/checklistParts';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { localized } from '@plumbline/resources/language/languages';
import { isHidden } from '@plumbline/resources/rules/audits/askedParts';
import { partProgress } from '@plumbline/resources/rules/audits/auditProgress';
import { hasContent } from '@plumbline/resources/rules/audits/takeOverValues';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../data/words/useLanguage';
import { AnsweredCheckpoint } from './AnsweredCheckpoint';
import { InspectionCard } from './InspectionCard';

interface AnsweredSectionProps {
  audit: string;
  part: ChecklistPart;
  number: number;
  content: AuditContent;
  deficiencies: readonly Deficiency[];
}

/** A section of the checklist with its answers; hidden checkpoints are only counted. */
export function AnsweredSection({ audit, part, number, content, deficiencies }: AnsweredSectionProps) {
  const translate = useTranslate();
  const name = localized(part.name, useLanguage());
  const checkpoints = checkpointsOf(part);
  const title = `${number}. ${name}`;
  if (!isApplicable(part, content.notApplicableParts))
    return (
      <InspectionCard title={title}>
        <Typography variant="body2" color="text.secondary">
          {translate('audit.notApplicableHint', { smart_count: checkpoints.length })}
        </Typography>
      </InspectionCard>
    );
  const { answered, total } = partProgress(content, part);
  const kept = checkpoints.filter(
    (checkpoint) =>
      isHidden(content, checkpoint) &&
      (hasContent(answerTo(checkpoint, content.answers)) || findingsAt(checkpoint, deficiencies).length > 0),
  ).length;
  return (
    <InspectionCard
      title={title}
      note={
        <Typography variant="body2" color="text.secondary">
          {translate('audit.progress', { answered, total })}
        </Typography>
      }
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {checkpoints.map(
          (checkpoint, index) =>
            !isHidden(content, checkpoint) && (
              <AnsweredCheckpoint
                key={checkpoint.id}
                audit={audit}
                number={`${number}.${index + 1}`}
                checkpoint={checkpoint}
                answer={answerTo(checkpoint, content.answers)}
                deficiencies={findingsAt(checkpoint, deficiencies)}
              />
            ),
        )}
      </Box>
      {kept > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {translate('audit.keptHidden', { smart_count: kept })}
        </Typography>
      )}
    </InspectionCard>
  );
}

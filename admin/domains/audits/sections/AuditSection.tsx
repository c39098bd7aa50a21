import { Box, FormControlLabel, FormHelperText, Switch, Typography } from '@mui/material';
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
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { LocalRow } from '../../../data/offline';
import { useLanguage } from '../../../data/words/useLanguage';
import { type CheckpointActions, CheckpointRow } from '../checkpoints/CheckpointRow';
import type { DeficiencyDraft } from '../deficiencies/deficiencyDraft';
import { RestOkayButton } from '../rest/RestOkayButton';
import type { RestOkay } from '../rest/useRestOkay';

interface AuditSectionProps {
  audit: string;
  part: ChecklistPart;
  number: number;
  content: AuditContent;
  deficiencies: readonly LocalRow<'deficiencies'>[];
  /** Deficiencies put aside as drafts, of all sections. */
  drafts?: readonly DeficiencyDraft[];
  /** Absent: the rest cannot be answered at once. */
  rest?: RestOkay;
  category: string | null;
  isReadOnly: boolean;
  missing: ReadonlySet<string>;
  actions: CheckpointActions;
  onApplicable: (part: string, isApplicable: boolean) => void;
}

export const sectionAnchor = (part: string): string => `section-${part}`;

/** A part of the checklist with its progress; it can be marked as not applicable. */
export function AuditSection({
  audit,
  part,
  number,
  content,
  deficiencies,
  drafts = noDrafts,
  rest,
  category,
  isReadOnly,
  missing,
  actions,
  onApplicable,
}: AuditSectionProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const name = localized(part.name, language);
  const [isTold, setTold] = useState(false);
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
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 0.25,
          pb: 0.5,
          mb: 2,
          borderBottom: 2,
          borderColor: 'text.primary',
        }}
      >
        <Typography
          id={`${sectionAnchor(part.id)}-name`}
          component="h2"
          variant="h2"
          sx={{ flex: '1 1 200px' }}
        >
          {number}. {name}
        </Typography>
        {applies && (
          <Typography
            variant="body2"
            color="text.secondary"
            aria-label={translate('audit.progress', { answered, total })}
          >
            {answered} / {total}
          </Typography>
        )}
        {(!isReadOnly || !applies) && (
          <FormControlLabel
            sx={{ mr: 0, minHeight: 44 }}
            control={
              <Switch
                checked={!applies}
                disabled={isReadOnly}
                onChange={(_event, isOff) => (here > 0 ? setTold(true) : onApplicable(part.id, !isOff))}
                slotProps={{ input: { 'aria-label': `${name}: ${translate('audit.notApplicable')}` } }}
              />
            }
            label={<Typography variant="body2">{translate('audit.notApplicable')}</Typography>}
          />
        )}
        {rest && applies && !isReadOnly && (
          <RestOkayButton rest={rest} scope={part.id} of={name} sx={{ my: 0.5 }} />
        )}
        {isTold && here > 0 && (
          <FormHelperText role="status" sx={{ flex: '1 1 100%', m: 0, pb: 0.5 }}>
            {translate('audit.notApplicableWithDeficiencies', { smart_count: here })}
          </FormHelperText>
        )}
      </Box>
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
}

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

import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { Box, Button, Collapse, Typography } from '@mui/material';
import type { AuditAnswer } from '@plumbline/resources/entities/audits';
import { assessCheckpoint } from '@plumbline/resources/entities/checkpoints/assessCheckpoint';
import type { Checkpoint } from '@plumbline/resources/entities/checkpoints/checklistParts';
import {
  type AnswerValue,
  answerOptions,
  checkpointTraits,
  negativeAnswerOf,
} from '@plumbline/resources/entities/checkpoints/checkpointTraits';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { localized } from '@plumbline/resources/language/languages';
import { memo, useCallback, useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { LocalRow } from '../../../data/offline';
import { useLanguage } from '../../../data/words/useLanguage';
import { DeficiencyList } from '../deficiencies/DeficiencyList';
import type { DeficiencyDraft } from '../deficiencies/deficiencyDraft';
import { PhotoStrip } from '../photos/PhotoStrip';
import { AnswerButtons } from './AnswerButtons';
import { CheckpointComment } from './CheckpointComment';
import { CheckpointNode } from './CheckpointNode';
import { DemandNote } from './DemandNote';
import { NumberAnswer } from './NumberAnswer';

export interface CheckpointActions {
  answer: (checkpoint: string, change: Partial<AuditAnswer>, when?: 'now' | 'soon') => void;
  flush: () => void;
  capture: (checkpoint: Checkpoint) => void;
  openDeficiency: (deficiency: LocalRow<'deficiencies'>) => void;
  resumeDraft?: (draft: DeficiencyDraft) => void;
  /** Called with photos that are being stored; finishing waits for them. */
  storing?: (storing: Promise<boolean>) => void;
}

interface CheckpointRowProps {
  audit: string;
  /** `2.3`: third checkpoint of the second part. */
  number: string;
  checkpoint: Checkpoint;
  answer: AuditAnswer | undefined;
  deficiencies: readonly LocalRow<'deficiencies'>[];
  /** Deficiencies put aside as drafts. */
  drafts: readonly DeficiencyDraft[];
  category: string | null;
  isReadOnly: boolean;
  isMissing: boolean;
  /** What the answer requires, and what of it is missing: `photo comment`; strings, so that memo can compare them. */
  demands: string;
  unmet: string;
  actions: CheckpointActions;
}

export const checkpointAnchor = (checkpoint: string): string => `checkpoint-${checkpoint}`;

/** One checkpoint: its text, its answer, and comment, photos and deficiencies. */
export const CheckpointRow = memo(function CheckpointRow(props: CheckpointRowProps) {
  const {
    audit,
    number,
    checkpoint,
    answer,
    deficiencies,
    drafts,
    category,
    isReadOnly,
    isMissing,
    demands,
    unmet,
    actions,
  } = props;
  const translate = useTranslate();
  const language = useLanguage();
  const nameId = useId();
  const traits = checkpointTraits[checkpoint.type];
  const assessment = assessCheckpoint(checkpoint, { answer, findings: deficiencies });
  const change = useCallback(
    (patch: Partial<AuditAnswer>, when?: 'now' | 'soon') => actions.answer(checkpoint.id, patch, when),
    [actions, checkpoint.id],
  );
  const comment = useCallback((text: string) => change({ comment: text }, 'soon'), [change]);
  const photograph = useCallback((photos: FileValue[]) => change({ photos }), [change]);
  const place = useMemo(() => ({ resource: 'audits' as const, id: audit }), [audit]);
  const pick = (value: AnswerValue | null) => {
    // A bare "not okay" does not help with the repair: the deficiency gives the answer when it is saved.
    if (traits.deficiencies && value === 'NOT_OKAY') actions.capture(checkpoint);
    else change({ answer: value });
  };
  const takesComment = traits.comment || demands.includes('comment');
  const takesPhotos = !traits.deficiencies || demands.includes('photo') || Boolean(answer?.photos?.length);
  const isFixed = traits.deficiencies && deficiencies.length > 0;
  return (
    <Box
      component="li"
      id={checkpointAnchor(checkpoint.id)}
      tabIndex={-1}
      data-checkpoint={checkpoint.type}
      sx={(theme) => ({
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: '24px minmax(0, 1fr)',
        columnGap: 1.5,
        pb: 3,
        outline: 'none',
        scrollMarginTop: 132,
        '&::before': {
          content: '""',
          position: 'absolute',
          left: 11,
          top: 12,
          bottom: -12,
          width: 2,
          backgroundColor: theme.palette.divider,
        },
        '&:last-of-type::before': { display: 'none' },
        '&:last-of-type': { pb: 0.5 },
        '&:focus-visible': {
          outline: `2px solid ${theme.palette.primary.main}`,
          outlineOffset: 6,
          borderRadius: '6px',
        },
      })}
    >
      <CheckpointNode assessment={assessment} isMissing={isMissing} />
      <Box sx={{ minWidth: 0 }}>
        <Typography
          id={nameId}
          component="h3"
          sx={{ fontSize: '1rem', fontWeight: 550, lineHeight: 1.4, mb: 1.25 }}
        >
          <Box component="span" sx={{ color: 'text.secondary', mr: 0.5, fontWeight: 500 }}>
            {number}
          </Box>{' '}
          {localized(checkpoint.name, language)}
          {checkpoint.isMandatory !== false && (
            <Box component="span" aria-hidden sx={{ color: 'error.main', ml: 0.5 }}>
              *
            </Box>
          )}
          {checkpoint.isMandatory === false && (
            <Box
              component="span"
              sx={{ color: 'text.secondary', fontWeight: 400, fontSize: '0.8125rem', ml: 0.5 }}
            >
              {' '}
              ({translate('audit.optional')})
            </Box>
          )}
        </Typography>
        <CheckpointInfo checkpoint={checkpoint} />
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, maxWidth: 560 }}>
          {traits.options.length > 0 && (
            <AnswerButtons
              labelledBy={nameId}
              options={answerOptions(checkpoint)}
              negative={negativeAnswerOf(checkpoint)}
              value={answer?.answer ?? null}
              isDisabled={isReadOnly}
              fixedBecause={isFixed && !isReadOnly ? translate('audit.deficiency.fixesAnswer') : undefined}
              onChange={pick}
              {...(checkpoint.type === 'DEFICIENCY_CAPTURE'
                ? { words: { OKAY: translate('audit.deficiency.nothingFound') } }
                : {})}
            />
          )}
          {traits.number && (
            <NumberAnswer
              label={localized(checkpoint.name, language)}
              checkpoint={checkpoint}
              labelledBy={nameId}
              answer={answer}
              isDisabled={isReadOnly}
              onChange={change}
              onBlur={actions.flush}
            />
          )}
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1,
              ml: takesComment && !isReadOnly ? -1 : 0,
            }}
          >
            {(takesComment || answer?.comment) && (
              <CheckpointComment
                value={answer?.comment ?? ''}
                category={category}
                isDisabled={isReadOnly}
                isWanted={assessment === 'negative' || demands.includes('comment')}
                onChange={comment}
                onBlur={actions.flush}
              />
            )}
            {takesPhotos && (
              <PhotoStrip
                label={translate('audit.photos.ofCheckpoint', { number })}
                place={place}
                photos={answer?.photos ?? noPhotos}
                max={20}
                isDisabled={isReadOnly}
                isCompact
                {...(actions.storing ? { onStoring: actions.storing } : {})}
                onChange={photograph}
              />
            )}
          </Box>
          {unmet !== '' && !isReadOnly && <DemandNote unmet={unmet} isMissing={isMissing} />}
          {traits.deficiencies && (
            <DeficiencyList
              deficiencies={deficiencies}
              drafts={drafts}
              isReadOnly={isReadOnly}
              onOpen={actions.openDeficiency}
              onResume={actions.resumeDraft}
              onAdd={
                assessment === 'negative' || checkpoint.type === 'DEFICIENCY_CAPTURE'
                  ? () => actions.capture(checkpoint)
                  : undefined
              }
            />
          )}
        </Box>
      </Box>
    </Box>
  );
});

const noPhotos: FileValue[] = [];

function CheckpointInfo({ checkpoint }: { checkpoint: Checkpoint }) {
  const translate = useTranslate();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const texts = [localized(checkpoint.scope, language), localized(checkpoint.description, language)].filter(
    Boolean,
  );
  if (texts.length === 0) return null;
  return (
    <Box sx={{ mt: -0.75, mb: 1 }}>
      <Button
        variant="text"
        startIcon={<InfoOutlined />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ minHeight: 40, ml: -1.25 }}
      >
        {translate('audit.howTo')}
      </Button>
      <Collapse in={isOpen} unmountOnExit>
        {texts.map((text) => (
          <Typography
            key={text}
            variant="body2"
            color="text.secondary"
            sx={{ whiteSpace: 'pre-line', maxWidth: '66ch' }}
          >
            {text}
          </Typography>
        ))}
      </Collapse>
    </Box>
  );
}

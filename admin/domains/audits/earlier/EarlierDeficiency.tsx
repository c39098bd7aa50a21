import { Box, FormHelperText, TextField, Typography } from '@mui/material';
import { dangerLevel, followUpOutcome } from '@plumbline/resources/language/choices/choices';
import { newId } from '@plumbline/resources/language/ids';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { type FollowUp, lackOfAnswer } from '@plumbline/resources/rules/locks/openDeficiencies';
import { useTranslate } from 'react-admin';
import { SecureImage } from '../../../data/files/SecureImage';
import type { LocalRow } from '../../../data/offline';
import { useFormat } from '../../../data/words/useFormat';
import { ChoiceChip } from '../../../entities/ChoiceChip';
import { choiceLook } from '../../../entities/choiceLooks';
import { dangerColors } from '../../../entities/dangerColors';
import { DangerLevelPicker } from '../checkpoints/DangerLevelPicker';
import { PhotoStrip } from '../photos/PhotoStrip';
import { VerdictButton } from '../VerdictButton';

interface EarlierDeficiencyProps {
  audit: string;
  deficiency: LocalRow<'deficiencies'>;
  answer: FollowUp | undefined;
  isReadOnly: boolean;
  isTried: boolean;
  onChange: (answer: FollowUp, when?: 'now' | 'soon') => void;
}

/** One open deficiency with its earlier photos and its current state beside them. */
export function EarlierDeficiency({
  audit,
  deficiency,
  answer,
  isReadOnly,
  isTried,
  onChange,
}: EarlierDeficiencyProps) {
  const translate = useTranslate();
  const format = useFormat();
  const change = (values: Partial<FollowUp>, when?: 'now' | 'soon') => {
    const outcome = values.outcome ?? answer?.outcome;
    if (!outcome) return;
    const known: FollowUp = answer ?? {
      id: newId(),
      deficiency: deficiency.id,
      outcome,
      dangerLevel: null,
      comment: null,
      photos: null,
      seenLevel: null,
      seenVersion: null,
    };
    const seen = { seenLevel: deficiency.dangerLevel, seenVersion: deficiency.version };
    onChange({ ...known, ...values, outcome, ...seen }, when);
  };
  const lack = answer
    ? lackOfAnswer(
        answer,
        answer.outcome === 'WORSE' && deficiency.lastOutcomeAudit === audit
          ? undefined
          : deficiency.dangerLevel,
      )
    : 'answer';
  const isLacking = isTried && lack !== null;
  const { description, component, createdAt } = deficiency;
  return (
    <Box
      sx={(theme) => ({
        p: 1.5,
        display: 'flex',
        flexDirection: 'column',
        gap: 1.25,
        borderRadius: '8px',
        border: `1px solid ${isLacking ? theme.palette.error.main : theme.palette.divider}`,
        borderLeft: `6px solid ${dangerColors[deficiency.dangerLevel].fill}`,
        backgroundColor: theme.palette.background.paper,
      })}
    >
      <Box>
        <ChoiceChip choices={dangerLevel} value={deficiency.dangerLevel} />
        <Typography variant="body2" sx={{ mt: 0.75, fontWeight: 550, overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {[component, translate('audit.earlier.since', { date: format.date(dayOf(createdAt)) })]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Box
        role="group"
        aria-label={description}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1 }}
      >
        {followUpOutcome.values.map((outcome) => {
          const look = choiceLook(followUpOutcome, outcome);
          const tone = outcome === 'REMEDIED' ? 'success' : outcome === 'WORSE' ? 'error' : 'warning';
          return (
            <VerdictButton
              key={outcome}
              tone={tone}
              icon={look?.icon}
              iconSize={20}
              isChosen={answer?.outcome === outcome}
              isDisabled={isReadOnly}
              onClick={() => change({ outcome, ...(outcome === 'WORSE' ? {} : { dangerLevel: null }) })}
              sx={{
                minHeight: 56,
                px: 0.75,
                py: 0.75,
                gap: 0.5,
                flexDirection: { xs: 'column', sm: 'row' },
                textAlign: 'center',
                lineHeight: 1.2,
                fontSize: '0.875rem',
                fontWeight: 600,
              }}
            >
              {translate(`choices.followUpOutcome.${outcome}`)}
            </VerdictButton>
          );
        })}
      </Box>
      {isLacking && (
        <FormHelperText error role="alert">
          {translate(`audit.earlier.${lack}`)}
        </FormHelperText>
      )}
      {answer?.outcome === 'WORSE' && (
        <DangerLevelPicker
          label={translate('resources.audits.items.followUps.dangerLevel')}
          value={answer.dangerLevel ?? null}
          isDisabled={isReadOnly}
          onChange={(level) => change({ dangerLevel: level })}
        />
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1.5 }}>
        <Box>
          <Typography variant="caption" color="text.secondary" component="p">
            {translate('audit.earlier.before')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
            {(deficiency.photos ?? []).map((photo) => (
              <SecureImage
                key={photo.hash}
                place={{ resource: 'deficiencies', id: deficiency.id }}
                file={photo}
                size={92}
              />
            ))}
            {(deficiency.photos ?? []).length === 0 && (
              <Typography variant="body2" color="text.secondary">
                {translate('audit.earlier.noPhoto')}
              </Typography>
            )}
          </Box>
        </Box>
        <Box>
          <Typography variant="caption" color="text.secondary" component="p">
            {translate('audit.earlier.now')}
          </Typography>
          {answer && (
            <Box sx={{ mt: 0.5 }}>
              <PhotoStrip
                label={translate('audit.earlier.now')}
                place={{ resource: 'audits', id: audit }}
                photos={answer.photos ?? []}
                max={20}
                isDisabled={isReadOnly}
                isCompact
                onChange={(photos) => change({ photos })}
              />
            </Box>
          )}
        </Box>
      </Box>
      {answer && (!isReadOnly || answer.comment) && (
        <TextField
          label={translate('resources.audits.items.followUps.comment')}
          value={answer.comment ?? ''}
          disabled={isReadOnly}
          multiline
          minRows={1}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
          onChange={(event) => change({ comment: event.target.value || null }, 'soon')}
        />
      )}
    </Box>
  );
}

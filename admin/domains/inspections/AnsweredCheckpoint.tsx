import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Box, Typography } from '@mui/material';
import type { AuditAnswer } from '@plumbline/resources/entities/audits';
import {
  type Assessment,
  assessCheckpoint,
  dangerLevelOf,
} from '@plumbline/resources/entities/checkpoints/assessCheckpoint';
import type { Checkpoint } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { hasLimits } from '@plumbline/resources/entities/checkpoints/suggestDangerLevel';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { dangerLevel } from '@plumbline/resources/language/choices/choices';
import { localized } from '@plumbline/resources/language/languages';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../data/words/useFormat';
import { ChoiceChip } from '../../entities/ChoiceChip';
import { StatusChip } from '../../entities/StatusChip';
import { limitTexts, PhotoStrip } from '../audits';
import { FoundDeficiencies } from './FoundDeficiencies';

interface AnsweredCheckpointProps {
  audit: string;
  /** `2.3`: third checkpoint of the second part. */
  number: string;
  checkpoint: Checkpoint;
  answer: AuditAnswer | undefined;
  deficiencies: readonly Deficiency[];
}

const looks = {
  positive: { tone: 'success', icon: CheckRounded },
  negative: { tone: 'error', icon: CloseRounded },
  open: { tone: 'neutral', icon: RadioButtonUncheckedOutlined },
} as const satisfies Record<Assessment, object>;

/** An answered checkpoint: answer or measured value with limits, comment, photos and deficiencies. */
export function AnsweredCheckpoint({
  audit,
  number,
  checkpoint,
  answer,
  deficiencies,
}: AnsweredCheckpointProps) {
  const translate = useTranslate();
  const { language } = useFormat();
  // Deficiencies show their own danger level; the chip is about the answer only.
  const assessment = assessCheckpoint(checkpoint, { answer, findings: [] });
  const word = useAnswerWord(checkpoint, answer);
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 2, rowGap: 0.75 }}>
        <Typography component="h3" variant="body2" sx={{ flex: '1 1 220px', minWidth: 0, fontWeight: 550 }}>
          <Box component="span" sx={{ color: 'text.secondary', mr: 0.5 }}>
            {number}
          </Box>{' '}
          {localized(checkpoint.name, language)}
        </Typography>
        {/* A captured deficiency needs no additional chip. */}
        {(word !== null || deficiencies.length === 0) && (
          <StatusChip {...looks[assessment]} label={word ?? translate('audit.state.open')} />
        )}
      </Box>
      <MeasuredLimits checkpoint={checkpoint} answer={answer} />
      {answer?.comment && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
          {answer.comment}
        </Typography>
      )}
      {answer?.photos && answer.photos.length > 0 && (
        <Box sx={{ mt: 1 }}>
          <PhotoStrip
            label={translate('audit.photos.ofCheckpoint', { number })}
            place={{ resource: 'audits', id: audit }}
            photos={answer.photos}
            max={answer.photos.length}
            isDisabled
            onChange={nothing}
          />
        </Box>
      )}
      <FoundDeficiencies deficiencies={deficiencies} />
    </Box>
  );
}

/** The answer as text; null: none. */
function useAnswerWord(checkpoint: Checkpoint, answer: AuditAnswer | undefined): string | null {
  const translate = useTranslate();
  const format = useFormat();
  if (typeof answer?.number === 'number')
    return [format.number(answer.number), checkpoint.unit].filter(Boolean).join('\u00a0');
  if (!answer?.answer) return null;
  return checkpoint.type === 'DEFICIENCY_CAPTURE'
    ? translate('audit.deficiency.nothingFound')
    : translate(`choices.answer.${answer.answer}`);
}

function MeasuredLimits({ checkpoint, answer }: { checkpoint: Checkpoint; answer: AuditAnswer | undefined }) {
  const translate = useTranslate();
  const format = useFormat();
  if (typeof answer?.number !== 'number' || !hasLimits(checkpoint)) return null;
  const level = dangerLevelOf(checkpoint, answer);
  return (
    <Box sx={{ mt: 0.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
      {level && <ChoiceChip choices={dangerLevel} value={level} />}
      <Typography component="span" variant="caption" color="text.secondary">
        {limitTexts(checkpoint, format.number)
          .map(({ key, args }) => translate(key, args).replaceAll(' ', '\u00a0'))
          .join(' · ')}{' '}
        {checkpoint.unit}
      </Typography>
    </Box>
  );
}

const nothing = (): void => {};

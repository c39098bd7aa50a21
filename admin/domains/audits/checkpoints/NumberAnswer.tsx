import { Box, InputAdornment, TextField } from '@mui/material';
import type { AuditAnswer } from '@plumbline/resources/entities/audits';
import type { Checkpoint } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { hasLimits, suggestDangerLevel } from '@plumbline/resources/entities/checkpoints/suggestDangerLevel';
import { parseMeasured } from '@plumbline/resources/rules/audits/parseMeasured';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../data/words/useFormat';
import { dangerColors } from '../../../entities/dangerColors';
import { AnswerButtons } from './AnswerButtons';
import { DangerLevelPicker } from './DangerLevelPicker';
import { LimitScale } from './LimitScale';

interface NumberAnswerProps {
  checkpoint: Checkpoint;
  /** The checkpoint's text, and the id of the heading that shows it. */
  label: string;
  labelledBy: string;
  answer: AuditAnswer | undefined;
  isDisabled: boolean;
  onChange: (change: Partial<AuditAnswer>, when?: 'now' | 'soon') => void;
  onBlur: () => void;
}

/** A measured number with the danger level its limits give; comma and point are both accepted as decimal separator. */
export function NumberAnswer({
  checkpoint,
  label,
  labelledBy,
  answer,
  isDisabled,
  onChange,
  onBlur,
}: NumberAnswerProps) {
  const translate = useTranslate();
  const format = useFormat();
  const limitsId = useId();
  const number = answer?.number ?? null;
  const written = number === null ? '' : String(number).replace('.', decimalSign(format.number(0.5)));
  const [text, setText] = useState(written);
  // Another tab or a value taken over may set the number; an unfinished text ("3,") is kept.
  useEffect(() => setText((typed) => (parseMeasured(typed) === number ? typed : written)), [number, written]);
  const parsed = parseMeasured(text);
  const isWrong = parsed === undefined;

  const type = (next: string) => {
    setText(next);
    const value = parseMeasured(next);
    if (value === undefined) return;
    onChange(
      {
        number: value,
        dangerLevel: value === null ? null : suggestDangerLevel(value, checkpoint),
        ...(value === null ? {} : { answer: null }),
      },
      'soon',
    );
  };
  const isLimited = hasLimits(checkpoint);
  // By the text itself, so that the colour follows each key.
  const typedLevel = typeof parsed === 'number' ? suggestDangerLevel(parsed, checkpoint) : null;
  const level = parsed === number ? (answer?.dangerLevel ?? typedLevel) : typedLevel;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      {checkpoint.isMeasuredOnDamage && number === null && (
        <AnswerButtons
          labelledBy={labelledBy}
          options={noDamage}
          negative="NONE"
          value={answer?.answer ?? null}
          isDisabled={isDisabled}
          words={{ OKAY: translate('audit.number.noDamage') }}
          onChange={(value) => onChange({ answer: value })}
        />
      )}
      <Box sx={{ display: 'flex', alignItems: 'flex-start', flexWrap: 'wrap', columnGap: 1.5, rowGap: 1 }}>
        <TextField
          value={text}
          {...(level && isLimited ? { 'data-level': level } : {})}
          disabled={isDisabled}
          error={isWrong}
          // A line is kept free for the problem, so that nothing moves when it appears.
          helperText={isWrong ? translate('audit.number.wrong') : ' '}
          onChange={(event) => type(event.target.value)}
          onBlur={onBlur}
          sx={{ flex: '1 1 150px', maxWidth: 220, ...(level && isLimited ? colored(level) : {}) }}
          slotProps={{
            htmlInput: {
              inputMode: 'decimal',
              autoComplete: 'off',
              enterKeyHint: 'done',
              'aria-labelledby': labelledBy,
              // For screen readers when the heading is scrolled away, and for accessibility checkers.
              'aria-label': label,
              ...(isLimited ? { 'aria-describedby': limitsId } : {}),
              style: { fontSize: '1.25rem', fontWeight: 600, padding: '13px 14px' },
            },
            input: checkpoint.unit
              ? { endAdornment: <InputAdornment position="end">{checkpoint.unit}</InputAdornment> }
              : {},
            formHelperText: isWrong ? { role: 'alert' } : {},
          }}
        />
        {isLimited && <LimitScale id={limitsId} checkpoint={checkpoint} level={level} />}
      </Box>
      {isLimited && number !== null && !isWrong && (
        <DangerLevelPicker
          label={translate('audit.danger.label')}
          value={answer?.dangerLevel ?? suggestDangerLevel(number, checkpoint)}
          suggested={suggestDangerLevel(number, checkpoint)}
          isDisabled={isDisabled}
          onChange={(dangerLevel) => onChange({ dangerLevel })}
        />
      )}
    </Box>
  );
}

const colored = (level: keyof typeof dangerColors) => ({
  '& .MuiOutlinedInput-root': {
    backgroundColor: `color-mix(in srgb, ${dangerColors[level].fill} 14%, transparent)`,
  },
  '& .MuiOutlinedInput-notchedOutline': { borderColor: dangerColors[level].fill, borderWidth: 2 },
});

const noDamage = ['OKAY'] as const;

const decimalSign = (half: string): string => (half.includes(',') ? ',' : '.');

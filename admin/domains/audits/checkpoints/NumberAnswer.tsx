import { Box, InputAdornment, TextField, Typography } from '@mui/material';
import type { AuditAnswer } from '@plumbline/resources/entities/audits';
import type { Checkpoint } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { hasLimits, suggestDangerLevel } from '@plumbline/resources/entities/checkpoints/suggestDangerLevel';
import { parseMeasured } from '@plumbline/resources/rules/audits/parseMeasured';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../data/words/useFormat';
import { AnswerButtons } from './AnswerButtons';
import { DangerLevelPicker } from './DangerLevelPicker';
import { limitTexts } from './limitTexts';

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
  const limits = limitTexts(checkpoint, format.number);
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
      <TextField
        value={text}
        disabled={isDisabled}
        error={isWrong}
        helperText={isWrong ? translate('audit.number.wrong') : undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={onBlur}
        sx={{ maxWidth: 260 }}
        slotProps={{
          htmlInput: {
            inputMode: 'decimal',
            autoComplete: 'off',
            enterKeyHint: 'done',
            'aria-labelledby': labelledBy,
            // For screen readers when the heading is scrolled away, and for accessibility checkers.
            'aria-label': label,
            ...(limits.length > 0 ? { 'aria-describedby': limitsId } : {}),
            style: { fontSize: '1.25rem', fontWeight: 600, padding: '13px 14px' },
          },
          input: checkpoint.unit
            ? { endAdornment: <InputAdornment position="end">{checkpoint.unit}</InputAdornment> }
            : {},
          formHelperText: { role: 'alert' },
        }}
      />
      {limits.length > 0 && (
        <Typography id={limitsId} variant="caption" color="text.secondary" sx={{ textWrap: 'balance' }}>
          {limits.map(({ key, args }) => translate(key, args).replaceAll(' ', '\u00a0')).join('\u00a0· ')}{' '}
          {checkpoint.unit}
        </Typography>
      )}
      {hasLimits(checkpoint) && number !== null && !isWrong && (
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

const noDamage = ['OKAY'] as const;

const decimalSign = (half: string): string => (half.includes(',') ? ',' : '.');

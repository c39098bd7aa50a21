import { Box, ButtonBase, Typography } from '@mui/material';
import type { DangerLevel } from '@plumbline/resources/entities/checkpoints/suggestDangerLevel';
import { dangerLevel } from '@plumbline/resources/language/choices/choices';
import { useTranslate } from 'react-admin';
import { choiceLook } from '../../../entities/choiceLooks';
import { dangerColors } from '../../../entities/dangerColors';

interface DangerLevelPickerProps {
  label: string;
  value: DangerLevel | null;
  /** Suggested by the limits; the user may choose another. */
  suggested?: DangerLevel | null;
  isDisabled: boolean;
  problem?: string | undefined;
  /** Keeps a line free for the problem, so that nothing moves when it appears. */
  hasProblemLine?: boolean;
  onChange: (level: DangerLevel) => void;
}

/** Green, orange or red, each with colour, text and icon. */
export function DangerLevelPicker({
  label,
  value,
  suggested = null,
  isDisabled,
  problem,
  hasProblemLine = false,
  onChange,
}: DangerLevelPickerProps) {
  const translate = useTranslate();
  return (
    <Box role="group" aria-label={label}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {dangerLevel.values.map((level) => {
          const look = choiceLook(dangerLevel, level);
          const { fill, text } = dangerColors[level];
          const isChosen = value === level;
          return (
            <ButtonBase
              key={level}
              aria-pressed={isChosen}
              disabled={isDisabled}
              onClick={() => onChange(level)}
              sx={(theme) => ({
                fontFamily: 'inherit',
                // As wide as the others, unless its longest word needs more; with large text in two lines.
                flex: '1 1 0',
                minWidth: 'min-content',
                flexDirection: 'column',
                gap: 0.25,
                minHeight: 60,
                px: { xs: 0.25, sm: 0.5 },
                py: 0.75,
                borderRadius: '8px',
                border: '1.5px solid',
                touchAction: 'manipulation',
                textAlign: 'center',
                borderColor: isChosen ? fill : theme.palette.outline,
                backgroundColor: isChosen ? fill : theme.palette.background.paper,
                color: isChosen ? text : theme.palette.text.primary,
                '&.Mui-disabled': { opacity: isChosen ? 1 : 0.55 },
              })}
            >
              {look && (
                <look.icon
                  aria-hidden
                  sx={(theme) => ({
                    fontSize: 22,
                    color: isChosen ? 'inherit' : theme.palette[tones[level]].main,
                  })}
                />
              )}
              <Box
                component="span"
                sx={{ fontSize: { xs: '0.78125rem', sm: '0.84375rem' }, fontWeight: 600, lineHeight: 1.2 }}
              >
                {translate(`audit.danger.${level}.name`)}
              </Box>
              <Box component="span" sx={{ fontSize: '0.75rem', lineHeight: 1.2 }}>
                {translate(level === suggested ? 'audit.danger.suggested' : `audit.danger.${level}.action`)}
              </Box>
            </ButtonBase>
          );
        })}
      </Box>
      {(problem || hasProblemLine) && (
        <Typography
          {...(problem ? { role: 'alert' } : {})}
          variant="caption"
          color="error"
          sx={{ display: 'block', mt: 0.5, minHeight: 20 }}
        >
          {problem}
        </Typography>
      )}
    </Box>
  );
}

const tones = { green: 'success', orange: 'warning', red: 'error' } as const;

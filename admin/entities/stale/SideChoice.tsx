import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import type { Side } from '../../data/offline/merge/compareSides';

interface SideChoiceProps {
  label: string;
  /** Note beside the field's name. */
  note?: string | undefined;
  /** The previous value, above the two sides. */
  before?: ReactNode;
  /** Label and value of each side. */
  sides: Readonly<Record<Side, { word: string; value: ReactNode; isOffered?: boolean }>>;
  side: Side;
  onChoose: (side: Side) => void;
}

const both: readonly Side[] = ['mine', 'theirs'];

/** A conflicting field with its sides one below the other, for any width. */
export function SideChoice({ label, note, before, sides, side, onChoose }: SideChoiceProps) {
  const id = useId();
  return (
    <Box
      component="fieldset"
      sx={{
        border: 1,
        borderColor: note ? 'warning.main' : 'divider',
        borderRadius: 1,
        m: 0,
        minWidth: 0,
        p: 1.5,
      }}
    >
      <Typography component="legend" id={id} variant="subtitle2" sx={{ px: 0.5 }}>
        {label}
        {note && (
          <Typography component="span" variant="body2" color="warning.main">
            {' '}
            · {note}
          </Typography>
        )}
      </Typography>
      {before}
      <RadioGroup
        aria-labelledby={id}
        value={side}
        onChange={(_event, value) => onChoose(value === 'theirs' ? 'theirs' : 'mine')}
      >
        {both.map((one) => {
          const { word, value, isOffered = true } = sides[one];
          return (
            <FormControlLabel
              key={one}
              value={one}
              disabled={!isOffered}
              control={<Radio />}
              sx={{ alignItems: 'flex-start', mr: 0, minHeight: 44 }}
              label={
                <Box sx={{ pt: 1, overflowWrap: 'anywhere' }}>
                  <Typography component="span" variant="body2" color="text.secondary">
                    {word}:{' '}
                  </Typography>
                  {value}
                </Box>
              }
            />
          );
        })}
      </RadioGroup>
    </Box>
  );
}

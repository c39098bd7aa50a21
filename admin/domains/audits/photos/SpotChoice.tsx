import { Box, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { PhotoNotes, PhotoSpot } from '@plumbline/resources/language/fields/types/photoNotes';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface Spot {
  spot?: PhotoNotes['spot'] | undefined;
  level?: number | undefined;
}

/** Levels drawn, from the top; those of higher racks are named in the caption. */
const levels = [5, 4, 3, 2, 1];
const sides: readonly PhotoSpot[] = ['FRONT', 'BACK'];

/** Where on the piece a photo was taken, by tapping a drawing of it; tapping again takes the choice back. */
export function SpotChoice({ spot, level, onChange }: Spot & { onChange: (spot: Spot) => void }) {
  const translate = useTranslate();
  const id = useId();
  const word = (name: PhotoSpot) => translate(`choices.photoSpot.${name}`);
  const element = (name: PhotoSpot) => {
    const isChosen = spot === name;
    return (
      <Element
        label={word(name)}
        isChosen={isChosen}
        onClick={() => onChange(isChosen ? {} : { spot: name })}
      />
    );
  };
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="body2" sx={{ mb: 1 }}>
        {translate('audit.photos.spot')}
      </Typography>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'start' }}>
        <ToggleButtonGroup
          exclusive
          orientation="vertical"
          value={sides.find((side) => side === spot) ?? null}
          onChange={(_event, side: PhotoSpot | null) => onChange(side ? { spot: side } : {})}
          aria-label={translate('audit.photos.spot')}
        >
          {sides.map((side) => (
            <ToggleButton key={side} value={side} sx={{ minHeight: 48 }}>
              {word(side)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box
          sx={{
            display: 'grid',
            gap: 0.5,
            width: 240,
            gridTemplateColumns: '48px 1fr 48px',
            gridTemplateRows: `repeat(${levels.length + 1}, 44px)`,
          }}
        >
          <Box sx={{ gridColumn: 1, gridRow: `1 / ${levels.length + 1}` }}>{element('LEFT_UPRIGHT')}</Box>
          {levels.map((at, row) => {
            const isChosen = spot === 'LEVEL' && level === at;
            return (
              <Box key={at} sx={{ gridColumn: 2, gridRow: row + 1 }}>
                <Element
                  label={translate('audit.photos.levelNumber', { number: at })}
                  text={String(at)}
                  isChosen={isChosen}
                  onClick={() => onChange(isChosen ? {} : { spot: 'LEVEL', level: at })}
                />
              </Box>
            );
          })}
          <Box sx={{ gridColumn: 3, gridRow: `1 / ${levels.length + 1}` }}>{element('RIGHT_UPRIGHT')}</Box>
          <Box sx={{ gridColumn: '1 / 4', gridRow: levels.length + 1 }}>{element('FLOOR')}</Box>
        </Box>
      </Stack>
    </Box>
  );
}

interface ElementProps {
  label: string;
  text?: string;
  isChosen: boolean;
  onClick: () => void;
}

function Element({ label, text, isChosen, onClick }: ElementProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-pressed={isChosen}
      aria-label={label}
      title={label}
      onClick={onClick}
      sx={{
        width: '100%',
        height: '100%',
        minHeight: 44,
        border: 2,
        borderRadius: 0.5,
        borderColor: isChosen ? 'primary.main' : 'text.secondary',
        backgroundColor: isChosen ? 'primary.main' : 'action.hover',
        color: isChosen ? 'primary.contrastText' : 'text.primary',
        font: 'inherit',
        cursor: 'pointer',
      }}
    >
      {text}
    </Box>
  );
}

import { Box } from '@mui/material';
import type { Checkpoint } from '@plumbline/resources/entities/checkpoints/checklistParts';
import type { DangerLevel } from '@plumbline/resources/entities/checkpoints/suggestDangerLevel';
import { dangerLevel } from '@plumbline/resources/language/choices/choices';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../data/words/useFormat';
import { choiceLook } from '../../../entities/choiceLooks';
import { dangerColors } from '../../../entities/dangerColors';
import { limitTexts } from './limitTexts';

interface LimitScaleProps {
  id: string;
  checkpoint: Pick<Checkpoint, 'greenMax' | 'orangeMax'>;
  /** The level of what is typed; null: nothing yet. */
  level: DangerLevel | null;
}

/** The limits beside the measured value, in its unit, one per line; the one reached so far stands out by colour, icon and weight. */
export function LimitScale({ id, checkpoint, level }: LimitScaleProps) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Box
      id={id}
      sx={{ flex: '1 1 140px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: '2px' }}
    >
      {limitTexts(checkpoint, format.number).map(({ key, level: of, args }) => {
        const Icon = choiceLook(dangerLevel, of)?.icon;
        const { fill, text } = dangerColors[of];
        const isReached = level === of;
        return (
          <Box
            key={key}
            component="span"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              alignSelf: 'flex-start',
              maxWidth: '100%',
              gap: 0.5,
              px: 0.75,
              borderRadius: '4px',
              fontSize: '0.75rem',
              lineHeight: '18px',
              fontWeight: isReached ? 650 : 400,
              color: isReached ? text : 'text.secondary',
              backgroundColor: isReached ? fill : 'transparent',
            }}
          >
            {Icon && <Icon aria-hidden sx={{ fontSize: 14, visibility: isReached ? 'visible' : 'hidden' }} />}
            {translate(key, args)}
          </Box>
        );
      })}
    </Box>
  );
}

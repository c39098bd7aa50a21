import CheckRounded from '@mui/icons-material/CheckRounded';
import PriorityHighRounded from '@mui/icons-material/PriorityHighRounded';
import { Box } from '@mui/material';
import type { Assessment } from '@plumbline/resources/entities/checkpoints/assessCheckpoint';
import { useTranslate } from 'react-admin';

/** Marker of the checkpoint on the vertical line along the checklist: open, positive or negative. */
export function CheckpointNode({ assessment, isMissing }: { assessment: Assessment; isMissing: boolean }) {
  const translate = useTranslate();
  const isOpen = assessment === 'open';
  return (
    <Box
      role="img"
      aria-label={translate(`audit.state.${assessment}`)}
      sx={(theme) => {
        const tone = assessment === 'positive' ? theme.palette.success : theme.palette.error;
        return {
          width: 24,
          height: 24,
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          flexShrink: 0,
          border: '2px solid',
          position: 'relative',
          zIndex: 1,
          borderColor: isOpen
            ? isMissing
              ? theme.palette.error.main
              : theme.palette.text.disabled
            : tone.main,
          backgroundColor: isOpen ? theme.palette.background.default : tone.main,
          color: tone.contrastText,
        };
      }}
    >
      {assessment === 'positive' && <CheckRounded aria-hidden sx={{ fontSize: 16 }} />}
      {assessment === 'negative' && <PriorityHighRounded aria-hidden sx={{ fontSize: 16 }} />}
    </Box>
  );
}

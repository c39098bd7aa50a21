import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import TaskAltRounded from '@mui/icons-material/TaskAltRounded';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Lack } from './useFinishing';

/** Pixels, without the safe area of a phone. */
export const finishBarHeight = 74;

interface FinishBarProps {
  /** What is missing before finishing; null: nothing. */
  lack: Lack | null;
  /** Number of checkpoints. */
  missingCount: number;
  isFinished: boolean;
  /** Whether a finished inspection is being corrected. */
  isCorrecting: boolean;
  isBusy: boolean;
  /** The next equipment to inspect; null: this was the last one. */
  next: { to: string; identNumber: string } | null;
  listTo: string;
  onShowLack: () => void;
  onFinish: () => void;
}

/** The next step at the bottom of the screen: what is missing, finish, or the next equipment. */
export function FinishBar({
  lack,
  missingCount,
  isFinished,
  isCorrecting,
  isBusy,
  next,
  listTo,
  onShowLack,
  onFinish,
}: FinishBarProps) {
  const translate = useTranslate();
  if (isFinished && !isCorrecting) {
    return (
      <Bar>
        <Typography
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.75,
            color: 'success.main',
            fontWeight: 600,
            mr: 'auto',
            fontSize: '0.875rem',
          }}
        >
          <TaskAltRounded aria-hidden /> {translate('audit.finished')}
        </Typography>
        <Button
          component={Link}
          to={next?.to ?? listTo}
          variant="contained"
          endIcon={<ArrowForwardRounded />}
          sx={{ minHeight: 52, fontSize: '1rem', maxWidth: '70%', whiteSpace: 'normal', lineHeight: 1.2 }}
        >
          {next ? translate('audit.next', { identNumber: next.identNumber }) : translate('audit.toList')}
        </Button>
      </Bar>
    );
  }
  return (
    <Bar>
      <Button
        variant="outlined"
        color={lack ? 'error' : 'success'}
        disabled={lack === null}
        onClick={onShowLack}
        sx={{
          minHeight: 52,
          flex: '0 1 auto',
          whiteSpace: 'normal',
          lineHeight: 1.2,
          '&.Mui-disabled': { color: 'success.main', borderColor: 'transparent' },
        }}
      >
        {translate(`audit.missing.${lack ?? 'none'}`, { smart_count: missingCount })}
      </Button>
      <Button
        variant="contained"
        disabled={isBusy}
        onClick={onFinish}
        sx={{ minHeight: 52, flex: '1 1 55%', fontSize: '1rem', maxWidth: 420 }}
      >
        {translate(isCorrecting ? 'audit.correction.save' : 'audit.finish')}
      </Button>
    </Bar>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <Box
      component="footer"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        borderTop: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: 1,
          px: 2,
          py: 1.25,
          maxWidth: 1240,
          mx: 'auto',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

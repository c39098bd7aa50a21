import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import TaskAltRounded from '@mui/icons-material/TaskAltRounded';
import { Box, Button, Typography } from '@mui/material';
import type { AuditResult } from '@plumbline/resources/rules/audits/suggestResult';
import { memo, type ReactNode, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { RestOkayButton } from '../rest/RestOkayButton';
import { pressRest, restOf } from '../rest/restOf';
import type { RestOkay } from '../rest/useRestOkay';
import type { Lack } from './useFinishing';

/** Pixels, without the safe area of a phone. */
export const finishBarHeight = 74;

interface FinishBarProps {
  /** What is missing before finishing; null: nothing. */
  lack: Lack | null;
  rest: RestOkay;
  result: AuditResult | null;
  /** Number of checkpoints. */
  missingCount: number;
  isFinished: boolean;
  /** Whether a finished inspection is being corrected. */
  isCorrecting: boolean;
  isBusy: boolean;
  /** The next equipment to inspect; null: this was the last one. */
  next: { to: string; name: string } | null;
  listTo: string;
  /** The scanner to return to; null: it was opened otherwise. */
  scanTo: string | null;
  onShowLack: () => void;
  onFinish: () => void;
}

/** The next step at the bottom of the screen: what is missing, finish, or the next equipment. */
export function FinishBar({
  lack,
  rest,
  result,
  missingCount,
  isFinished,
  isCorrecting,
  isBusy,
  next,
  listTo,
  scanTo,
  onShowLack,
  onFinish,
}: FinishBarProps) {
  const translate = useTranslate();
  // Stable functions, so that each button is drawn again only when it changes.
  const latest = useRef({ rest, onShowLack, onFinish });
  latest.current = { rest, onShowLack, onFinish };
  const [pressed] = useState(() => ({
    rest: () => pressRest(latest.current.rest, null),
    showLack: () => latest.current.onShowLack(),
    finish: () => latest.current.onFinish(),
  }));
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
          to={scanTo ?? next?.to ?? listTo}
          // Back leads to the list, not through all pieces before.
          replace
          variant="contained"
          endIcon={<ArrowForwardRounded />}
          sx={{ minHeight: 52, fontSize: '1rem', maxWidth: '70%', whiteSpace: 'normal', lineHeight: 1.2 }}
        >
          {scanTo
            ? translate('audit.scanNext')
            : next
              ? translate('audit.next', { identNumber: next.name })
              : translate('audit.toList')}
        </Button>
      </Bar>
    );
  }
  const offer = restOf(rest, null);
  return (
    <Bar>
      <LackButton lack={lack} count={missingCount} onPress={pressed.showLack} />
      {offer && <RestOkayButton offer={offer} onPress={pressed.rest} sx={besideFinish} />}
      <FinishButton isCorrecting={isCorrecting} isBusy={isBusy} result={result} onPress={pressed.finish} />
    </Bar>
  );
}

const LackButton = memo(function LackButton({
  lack,
  count,
  onPress,
}: {
  lack: Lack | null;
  count: number;
  onPress: () => void;
}) {
  const translate = useTranslate();
  return (
    <Button
      variant="outlined"
      color={lack && lack !== 'checkpoints' ? 'error' : lack ? 'inherit' : 'success'}
      disabled={lack === null}
      onClick={onPress}
      sx={{
        ...narrow,
        minHeight: 52,
        flex: '1 1 0',
        maxWidth: 'max-content',
        '&.Mui-disabled': { color: 'success.main', borderColor: 'transparent' },
      }}
    >
      {translate(`audit.missing.${lack ?? 'none'}`, { smart_count: count })}
    </Button>
  );
});

const FinishButton = memo(function FinishButton({
  isCorrecting,
  isBusy,
  result,
  onPress,
}: Pick<FinishBarProps, 'isCorrecting' | 'isBusy' | 'result'> & { onPress: () => void }) {
  const translate = useTranslate();
  return (
    <Button
      variant="contained"
      disabled={isBusy}
      onClick={onPress}
      sx={{
        ...narrow,
        minHeight: 52,
        flex: '1.4 1 0',
        flexDirection: 'column',
        fontSize: '1rem',
        lineHeight: 1.15,
        maxWidth: 420,
      }}
    >
      {translate(isCorrecting ? 'audit.correction.save' : 'audit.finish')}
      {result && result !== 'NOT_PROCESSED' && (
        <Box component="span" aria-hidden sx={{ fontSize: '0.75rem', fontWeight: 500 }}>
          {translate(`choices.auditResult.${result}`)}
        </Box>
      )}
    </Button>
  );
});

/** Three buttons side by side on a phone: texts break between words, icons give way. */
const narrow = {
  // Buttons whose longest words do not fit side by side go to the next line.
  minWidth: 'min-content',
  px: 1,
  whiteSpace: 'normal',
  lineHeight: 1.15,
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const;

const besideFinish = { ...narrow, flex: '1.2 1 0', maxWidth: 260 } as const;

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
          flexWrap: 'wrap',
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

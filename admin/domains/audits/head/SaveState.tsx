import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import PhonelinkOutlined from '@mui/icons-material/PhonelinkOutlined';
import { Box, ButtonBase, CircularProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RecordState } from '../../../data/offline';
import type { DraftState } from '../draft/createDraft';

interface SaveStateProps {
  draft: DraftState;
  /** Synchronisation state of the stored record. */
  record: RecordState;
  onRetry: () => void;
}

type Shown = 'saving' | 'failed' | 'held' | 'device' | 'server' | 'refused';

/** Save state of the input: being written, on this device, on the server. Never shows "saved" too early. */
export function SaveState({ draft, record, onRetry }: SaveStateProps) {
  const translate = useTranslate();
  const shown = shownState(draft, record);
  const look = looks[shown];
  const text = translate(`audit.save.${shown}`);
  const content = (
    <>
      {shown === 'saving' ? (
        <CircularProgress size={18} color="inherit" aria-hidden />
      ) : (
        <look.icon aria-hidden sx={{ fontSize: 20 }} />
      )}
      <Box component="span" sx={{ fontSize: '0.8125rem', fontWeight: 550, lineHeight: 1.15 }}>
        {text}
      </Box>
    </>
  );
  const sx = {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.75,
    fontFamily: 'inherit',
    color: look.color,
    maxWidth: { xs: 150, sm: 'none' },
    textAlign: 'left' as const,
  };
  if (shown === 'failed') {
    return (
      <ButtonBase
        onClick={onRetry}
        aria-label={translate('audit.save.retry')}
        sx={{ ...sx, minHeight: 44, px: 0.5 }}
      >
        {content}
      </ButtonBase>
    );
  }
  return (
    <Box role="status" data-testid="save-state" sx={sx}>
      {content}
    </Box>
  );
}

const looks = {
  saving: { icon: PhonelinkOutlined, color: 'text.secondary' },
  failed: { icon: ErrorOutlineRounded, color: 'error.main' },
  held: { icon: ErrorOutlineRounded, color: 'warning.main' },
  device: { icon: PhonelinkOutlined, color: 'text.secondary' },
  server: { icon: CloudDoneOutlined, color: 'success.main' },
  refused: { icon: ErrorOutlineRounded, color: 'error.main' },
} as const;

function shownState(draft: DraftState, record: RecordState): Shown {
  if (draft === 'failed' || draft === 'held') return draft;
  if (draft !== 'saved') return 'saving';
  if (record === 'refused') return 'refused';
  return record === 'waiting' ? 'device' : 'server';
}

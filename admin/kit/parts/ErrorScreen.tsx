import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import WifiOffOutlined from '@mui/icons-material/WifiOffOutlined';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate, useNavigationType } from 'react-router-dom';
import { isChunkError } from '../behaviour/isChunkError';
import { MessageScreen } from './MessageScreen';
import { ReloadQuestion } from './ReloadQuestion';

/** Shown when a screen threw or its chunk failed to load: offers to reload, or to go back. */
export function ErrorScreen({ error }: { error: unknown }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const hasOneBefore = useNavigationType() === 'PUSH';
  const isChunk = isChunkError(error);
  const isOffline = isChunk && !navigator.onLine;
  const kind = isOffline ? 'offline' : isChunk ? 'chunk' : 'fault';
  return (
    <Box role="alert">
      {kind === 'chunk' && (
        <ReloadQuestion error={error} {...(hasOneBefore && { onStay: () => navigate(-1) })} />
      )}
      <MessageScreen
        icon={isOffline ? WifiOffOutlined : ErrorOutlineOutlined}
        title={translate(`shell.error.${kind}.title`)}
        text={translate(`shell.error.${kind}.text`)}
        action={
          <Button variant="contained" onClick={() => window.location.reload()} sx={{ mt: 1 }}>
            {translate('shell.action.reload')}
          </Button>
        }
      />
      {!isChunk && error instanceof Error && (
        <Box
          component="details"
          sx={{ maxWidth: 720, mx: 'auto', px: 2, fontSize: '0.8125rem', color: 'text.secondary' }}
        >
          <summary>{translate('shell.error.details')}</summary>
          <Box component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {error.message}
          </Box>
        </Box>
      )}
    </Box>
  );
}

import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useI18nProvider, useTranslate } from 'react-admin';
import { syncNow } from '../../../data/offline/localWrites';
import type { OutboxView } from '../../../data/offline/types';
import { useConnection } from '../../../data/offline/useConnection';
import { useOutbox } from '../../../data/offline/useOutbox';
import { signIn } from '../../../data/session/session';
import { useFormat } from '../../../data/words/useFormat';
import { ReasonButton } from '../../../kit/parts/ReasonButton';

/** Synchronisation state with its actions. */
export function SyncStatus() {
  const translate = useTranslate();
  const format = useFormat();
  const outbox = useOutbox();
  const { isOnline, isForcedOffline, isSlow, forceOffline, reconnect } = useConnection();
  const { lastSync, isSyncing, photos } = outbox;
  const offline = isForcedOffline ? 'offline.status.forced' : 'offline.status.offline';
  // Errors are shown by the outbox.
  const sync = () => void syncNow().catch(() => {});
  return (
    <Stack sx={{ gap: 1.5, mb: 2 }}>
      {isForcedOffline && (
        <Note
          severity="info"
          text="offline.status.forced"
          action="offline.action.reconnect"
          onAction={reconnect}
        />
      )}
      {!isForcedOffline && !isOnline && <Note severity="warning" text="offline.status.offline" />}
      {isOnline && isSlow && <Note severity="info" text="offline.status.slow" />}
      {isOnline && <PauseNote outbox={outbox} onRetry={sync} />}
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <ReasonButton
          variant="contained"
          onClick={sync}
          disabled={isSyncing}
          reason={isOnline ? undefined : translate(offline)}
          sx={{ minHeight: 44 }}
        >
          {translate('offline.action.syncNow')}
        </ReasonButton>
        {!isForcedOffline && (
          <Button variant="outlined" onClick={forceOffline} sx={{ minHeight: 44 }}>
            {translate('offline.action.goOffline')}
          </Button>
        )}
        <Typography
          variant="body2"
          color="text.secondary"
          role="status"
          sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}
        >
          {isSyncing
            ? translate('offline.status.syncing')
            : lastSync
              ? translate('offline.status.lastSync', { time: format.dateTime(lastSync) })
              : translate('offline.status.neverSynced')}
          {photos > 0 && ` · ${translate('offline.status.photos', { smart_count: photos })}`}
        </Typography>
      </Stack>
      {isSyncing && <LinearProgress aria-label={translate('offline.status.syncing')} />}
    </Stack>
  );
}

function PauseNote({ outbox: { pause, failure }, onRetry }: { outbox: OutboxView; onRetry: () => void }) {
  const translate = useTranslate();
  const i18n = useI18nProvider();
  const reason = failure ? translate(`errors.${failure}`, { _: translate('errors.UNKNOWN') }) : undefined;
  if (pause === 'signedOut')
    return (
      <Note
        severity="warning"
        text="offline.status.signedOut"
        action="offline.action.signIn"
        onAction={() => void signIn(i18n.getLocale())}
      />
    );
  // Online but failing: one call failed, or the server does not answer this one.
  if (pause === 'backOff' || pause === 'offline')
    return (
      <Note
        severity="warning"
        text="offline.status.backOff"
        reason={reason}
        action="offline.action.retry"
        onAction={onRetry}
      />
    );
  if (pause === 'storage')
    return (
      <Note
        severity="error"
        text="offline.status.storage"
        reason={reason}
        action="offline.action.retry"
        onAction={onRetry}
      />
    );
  return pause === 'otherTab' ? <Note severity="info" text="offline.status.otherTab" /> : null;
}

interface NoteProps {
  severity: 'info' | 'warning' | 'error';
  text: string;
  reason?: string | undefined;
  action?: string;
  onAction?: () => void;
}

function Note({ severity, text, reason, action, onAction }: NoteProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity={severity}
      variant="outlined"
      action={
        action && (
          <Button color="inherit" variant="text" onClick={onAction}>
            {translate(action)}
          </Button>
        )
      }
    >
      {translate(text)}
      {reason && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {reason}
        </Typography>
      )}
    </Alert>
  );
}

import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConnection } from '../../data/offline/useConnection';
import { PageHeader } from '../../kit/parts/PageHeader';

/**
 * For content that requires the server: says so while offline, and keeps what is already open. `title` is the heading
 * while nothing else is shown.
 */
export function OnlineOnly({ title, children }: { title?: string | undefined; children: ReactNode }) {
  const translate = useTranslate();
  const { isOnline, isForcedOffline, reconnect } = useConnection();
  const [wasOnline, setWasOnline] = useState(isOnline);
  if (isOnline && !wasOnline) setWasOnline(true);
  const action = isForcedOffline && (
    <Button color="inherit" variant="outlined" onClick={reconnect}>
      {translate('offline.action.reconnect')}
    </Button>
  );
  const text = translate('offline.onlineOnly');
  if (wasOnline)
    return (
      <>
        {!isOnline && (
          <Alert severity="warning" variant="outlined" sx={{ mb: 2 }} action={action}>
            {text}
          </Alert>
        )}
        {children}
      </>
    );
  return (
    <>
      {title && <PageHeader title={title} />}
      <Paper variant="outlined" sx={{ p: { xs: 3, sm: 6 }, borderStyle: 'dashed' }}>
        <Stack role="status" sx={{ alignItems: 'center', gap: 1.5, textAlign: 'center' }}>
          <CloudOffOutlined aria-hidden sx={{ fontSize: 44, color: 'text.disabled' }} />
          <Typography>{text}</Typography>
          {action}
        </Stack>
      </Paper>
    </>
  );
}

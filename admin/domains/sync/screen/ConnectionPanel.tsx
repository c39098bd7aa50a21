import { Box, Button, Divider, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useConnection } from '../../../data/offline/useConnection';

/** Popover of the indicator: connection state, offline switch, and a link to the offline screen. */
export function ConnectionPanel({ word, onClose }: { word: string; onClose: () => void }) {
  const translate = useTranslate();
  const { isOnline, isForcedOffline, isSlow, forceOffline, reconnect } = useConnection();
  const state = isForcedOffline
    ? 'status.forced'
    : !isOnline
      ? 'status.offline'
      : isSlow
        ? 'status.slow'
        : null;
  return (
    <Stack sx={{ width: 320, maxWidth: 'calc(100vw - 32px)', p: 2, gap: 1.5 }}>
      <Box>
        <Typography variant="subtitle2" component="h2">
          {word}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate(`offline.${state ?? 'connection.online'}`)}
        </Typography>
      </Box>
      <Divider />
      <Box>
        <FormControlLabel
          control={
            <Switch
              checked={isForcedOffline}
              onChange={(_event, isOn) => (isOn ? forceOffline() : reconnect())}
              slotProps={isForcedOffline ? {} : { input: { 'aria-describedby': 'work-offline-text' } }}
            />
          }
          label={translate('offline.connection.workOffline')}
          sx={{ minHeight: 44 }}
        />
        {/* While it is on, the text above says the same. */}
        {!isForcedOffline && (
          <Typography id="work-offline-text" variant="body2" color="text.secondary">
            {translate('offline.connection.workOfflineText')}
          </Typography>
        )}
      </Box>
      <Button
        component={Link}
        to="/offline/overview"
        variant="outlined"
        onClick={onClose}
        sx={{ minHeight: 44 }}
      >
        {translate('offline.connection.more')}
      </Button>
    </Stack>
  );
}

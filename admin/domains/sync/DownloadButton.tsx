import CloudDownloadOutlined from '@mui/icons-material/CloudDownloadOutlined';
import OfflinePinOutlined from '@mui/icons-material/OfflinePinOutlined';
import { Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { currentClient, useLocationDownloads } from '../../data/offline';
import { useOfflineReason } from '../../data/words/useOfflineReason';
import { StatusChip } from '../../entities/StatusChip';
import { useAppKept } from '../../kit/behaviour/appKept';
import { ReasonButton } from '../../kit/parts/ReasonButton';
import { AppKeptNote } from './AppKeptNote';

/** Download state of these locations, with a download button. */
export function DownloadButton({ locations }: { locations: readonly string[] }) {
  const translate = useTranslate();
  const { stateOf, download } = useLocationDownloads();
  const offline = useOfflineReason();
  const isAppKept = useAppKept() === 'kept';
  const states = locations.map(stateOf);
  // A browser without local store downloads nothing.
  if (!currentClient()) return null;
  if (states.length > 0 && states.every(({ state }) => state === 'saved')) {
    if (!isAppKept) return <AppKeptNote />;
    return (
      <StatusChip
        size="medium"
        tone="success"
        icon={OfflinePinOutlined}
        label={translate('offline.takeAlong.saved')}
      />
    );
  }
  if (states.some(({ state }) => state === 'downloading')) {
    // With all rows here, plans are on their way, of which nobody knows how much has come.
    const hasRows = states.every((one) => one.hasRows);
    const received = states.reduce((sum, one) => sum + one.received, 0);
    const total = states.reduce((sum, one) => sum + (one.total ?? 0), 0);
    return (
      <Box role="status" sx={{ minWidth: 180 }}>
        <Typography variant="caption">
          {translate(hasRows ? 'offline.takeAlong.plans' : 'offline.takeAlong.running')}
        </Typography>
        <LinearProgress
          variant={total > 0 && !hasRows ? 'determinate' : 'indeterminate'}
          value={total > 0 ? Math.min(100, (received / total) * 100) : 0}
          aria-label={translate('offline.takeAlong.running')}
        />
      </Box>
    );
  }
  const failed = states.find(({ state }) => state === 'failed');
  return (
    <Box>
      {/* A failure is part of the download state shown below. */}
      <ReasonButton
        variant="outlined"
        startIcon={<CloudDownloadOutlined />}
        reason={offline}
        onClick={() => void download(locations).catch(() => {})}
        sx={{ minHeight: 44 }}
      >
        {translate(failed ? 'offline.takeAlong.again' : 'offline.takeAlong.start')}
      </ReasonButton>
      {failed && (
        <Typography
          role="alert"
          variant="caption"
          color="error"
          sx={{ display: 'block', mt: 0.5, maxWidth: 320 }}
        >
          {failed.hasRows && `${translate('offline.takeAlong.plansMissing')} `}
          {translate(`errors.${failed.failure ?? 'NETWORK'}`, { _: translate('errors.UNKNOWN') })}
        </Typography>
      )}
    </Box>
  );
}

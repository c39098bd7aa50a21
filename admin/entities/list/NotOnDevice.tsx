import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { Button, Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useLocationDownloads } from '../../data/offline';

/** Offline, with nothing of this kind on the device: why, and how to have it here; `isNever`: devices do not keep it. */
export function NotOnDevice({ isNever = false }: { isNever?: boolean }) {
  const translate = useTranslate();
  const { downloads } = useLocationDownloads();
  const reason = downloads.length > 0 ? 'faults.selection.elsewhere' : 'shell.offline.text';
  return (
    <Paper variant="outlined" sx={{ p: { xs: 3, sm: 6 }, textAlign: 'center', borderStyle: 'dashed' }}>
      <Stack sx={{ alignItems: 'center', gap: 1 }}>
        <CloudOffOutlined aria-hidden sx={{ fontSize: 44, color: 'text.disabled' }} />
        <Typography variant="h2">
          {translate(isNever ? 'faults.selection.onlineTitle' : 'shell.offline.title')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '52ch' }}>
          {translate(isNever ? 'faults.selection.onlineText' : reason)}
        </Typography>
        {!isNever && (
          <Button component={Link} to="/offline/overview?tab=locations" variant="outlined" sx={{ mt: 1.5 }}>
            {translate('shell.menu.sync')}
          </Button>
        )}
      </Stack>
    </Paper>
  );
}

import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { Button, Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useLocationDownloads } from '../../data/offline';

interface NotOnDeviceProps {
  /** Why: rows come with a location; or are never stored on devices; or nothing was loaded yet. */
  why?: 'location' | 'never' | 'notYet';
}

/** Offline without such rows on the device: the reason, and how to load them. */
export function NotOnDevice({ why = 'location' }: NotOnDeviceProps) {
  const translate = useTranslate();
  const { downloads } = useLocationDownloads();
  const [title, text] = {
    location: [
      'shell.offline.title',
      downloads.length > 0 ? 'faults.selection.elsewhere' : 'shell.offline.text',
    ],
    never: ['faults.selection.onlineTitle', 'faults.selection.onlineText'],
    notYet: ['shell.offline.title', 'shell.offline.notYet'],
  }[why] as [string, string]; // two of each
  return (
    <Paper variant="outlined" sx={{ p: { xs: 3, sm: 6 }, textAlign: 'center', borderStyle: 'dashed' }}>
      <Stack sx={{ alignItems: 'center', gap: 1 }}>
        <CloudOffOutlined aria-hidden sx={{ fontSize: 44, color: 'text.disabled' }} />
        <Typography variant="h2">{translate(title)}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '52ch' }}>
          {translate(text)}
        </Typography>
        {why === 'location' && (
          <Button component={Link} to="/offline/overview?tab=locations" variant="outlined" sx={{ mt: 1.5 }}>
            {translate('shell.menu.sync')}
          </Button>
        )}
      </Stack>
    </Paper>
  );
}

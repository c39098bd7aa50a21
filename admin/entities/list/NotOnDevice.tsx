import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { Button, Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** Offline, with nothing of this kind on the device: that there may well be some, and how to have them here. */
export function NotOnDevice() {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" sx={{ p: { xs: 3, sm: 6 }, textAlign: 'center', borderStyle: 'dashed' }}>
      <Stack sx={{ alignItems: 'center', gap: 1 }}>
        <CloudOffOutlined aria-hidden sx={{ fontSize: 44, color: 'text.disabled' }} />
        <Typography variant="h2">{translate('shell.offline.title')}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '52ch' }}>
          {translate('shell.offline.text')}
        </Typography>
        <Button component={Link} to="/offline/overview" variant="outlined" sx={{ mt: 1.5 }}>
          {translate('shell.menu.sync')}
        </Button>
      </Stack>
    </Paper>
  );
}

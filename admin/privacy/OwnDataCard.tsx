import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../entities/errors/errorMessage';
import { SettingsCard } from '../people/SettingsCard';
import { downloadPersonalData } from './privacyCommands';

/** Everything held on oneself, in all accounts. */
export function OwnDataCard() {
  const translate = useTranslate();
  const notify = useNotify();
  const download = useMutation({
    mutationFn: () => downloadPersonalData(),
    onSuccess: () => notify('privacy.export.done', { type: 'success' }),
  });
  return (
    <SettingsCard title={translate('privacy.own.title')}>
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Typography color="text.secondary" sx={{ maxWidth: '70ch' }}>
          {translate('privacy.own.text')}
        </Typography>
        {download.error && <Alert severity="error">{errorMessage(download.error, translate)}</Alert>}
        <Button
          variant="outlined"
          startIcon={<DownloadOutlined />}
          loading={download.isPending}
          loadingPosition="start"
          onClick={() => download.mutate()}
        >
          {translate('privacy.export.button')}
        </Button>
      </Stack>
    </SettingsCard>
  );
}

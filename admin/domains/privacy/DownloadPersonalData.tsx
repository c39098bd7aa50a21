import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Alert, Button, Stack, Typography } from '@mui/material';
import type { EntityName } from '@plumbline/resources/language/names';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { downloadPersonalData } from './privacyCommands';

/** Download of all data about a person (default: the user) as an archive; `text` describes its contents. */
export function DownloadPersonalData({
  text,
  person,
}: {
  text: string;
  person?: { resource: EntityName; id: string };
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const download = useMutation({
    mutationFn: () => downloadPersonalData(person),
    onSuccess: () => notify('privacy.export.done', { type: 'success' }),
  });
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography variant="body2" sx={{ maxWidth: '70ch' }}>
        {text}
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
  );
}

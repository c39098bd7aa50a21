import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Alert, Box, Stack, Typography } from '@mui/material';
import { exportAccount } from '@plumbline/resources/commands/instances';
import { useMutation } from '@tanstack/react-query';
import { type RaRecord, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { saveAs } from '../../data/files/saveAs';
import { useActor } from '../../data/session/ActorProvider';
import { fetchCommand } from '../../data/session/callCommand';
import { useOfflineReason } from '../../data/words/useOfflineReason';
import { nameOf } from '../../entities/export/fetchExport';
import { ReasonButton } from '../../kit/parts/ReasonButton';
import { mayExportAccount } from './mayExportAccount';

/** Download of all account data as an archive, for those who manage the account. */
export function AccountExportFacts({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const actor = useActor();
  const offline = useOfflineReason();
  const download = useMutation({ mutationFn: () => downloadAccount(record.id) });
  if (record.id !== actor.instance || !mayExportAccount(actor)) return null;
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {translate('termination.export.title')}
      </Typography>
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Typography variant="body2" sx={{ maxWidth: '70ch' }}>
          {translate('termination.export.text')}
        </Typography>
        {download.error && <Alert severity="error">{errorMessage(download.error, translate)}</Alert>}
        <ReasonButton
          variant="outlined"
          startIcon={<DownloadOutlined />}
          loading={download.isPending}
          loadingPosition="start"
          reason={offline}
          onClick={() => download.mutate()}
        >
          {translate('termination.export.button')}
        </ReasonButton>
      </Stack>
    </Box>
  );
}

async function downloadAccount(id: string): Promise<void> {
  const answer = await fetchCommand(exportAccount, { id }, { timeout: 'long' });
  saveAs(await answer.blob(), nameOf(answer) ?? 'account.zip');
}

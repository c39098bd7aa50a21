import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { openClient } from '../../../data/offline/currentClient';
import { OfflineError } from '../../../data/offline/OfflineError';
import { readExport } from '../../../data/offline/sync/exportOutbox';
import { useOutbox } from '../../../data/offline/useOutbox';
import { useFormat } from '../../../data/words/useFormat';
import { FilePicker } from '../../../kit/parts/FilePicker';
import { RemoteSection } from '../../devices';
import { DiagnosticsSection } from '../diagnostics/DiagnosticsSection';
import { ResetDialog } from './ResetDialog';
import { saveExport } from './saveExport';
import { useStorageEstimate } from './useStorageEstimate';

/** Storage of the device, export and import of the outbox, diagnostics, remote maintenance, and reset. */
export function DevicePanel() {
  const translate = useTranslate();
  const [isResetting, setResetting] = useState(false);
  return (
    <Stack sx={{ gap: 3 }}>
      <StorageSection />
      <CopySection />
      <DiagnosticsSection />
      <RemoteSection />
      <Box component="section">
        <Typography variant="h2" sx={{ mb: 0.5 }}>
          {translate('offline.reset.section')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {translate('offline.reset.text')}
        </Typography>
        <Button color="error" variant="outlined" onClick={() => setResetting(true)} sx={{ minHeight: 44 }}>
          {translate('offline.action.reset')}
        </Button>
      </Box>
      {isResetting && <ResetDialog onClose={() => setResetting(false)} />}
    </Stack>
  );
}

function StorageSection() {
  const translate = useTranslate();
  const format = useFormat();
  const { used, quota, isPersistent, isLow, persist } = useStorageEstimate();
  const isKnown = used !== null && quota !== null && quota > 0;
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('offline.storage.title')}
      </Typography>
      {isKnown ? (
        <>
          <Typography>
            {translate('offline.storage.used', { used: format.bytes(used), quota: format.bytes(quota) })}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={Math.min(100, (used / quota) * 100)}
            color={isLow ? 'error' : 'primary'}
            aria-label={translate('offline.storage.title')}
            sx={{ my: 1, height: 6, borderRadius: 3 }}
          />
        </>
      ) : (
        <Typography color="text.secondary">{translate('offline.storage.unknown')}</Typography>
      )}
      {isLow && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 1 }}>
          {translate('offline.storage.low')}
        </Alert>
      )}
      <Typography variant="body2" color="text.secondary">
        {translate(isPersistent ? 'offline.storage.persistent' : 'offline.storage.volatile')}
      </Typography>
      {!isPersistent && (
        <Button variant="outlined" onClick={() => void persist()} sx={{ mt: 1, minHeight: 44 }}>
          {translate('offline.storage.persist')}
        </Button>
      )}
    </Box>
  );
}

function CopySection() {
  const translate = useTranslate();
  const notify = useNotify();
  const { waiting, refused } = useOutbox();
  const picker = useRef<HTMLInputElement>(null);
  const tell = (error: unknown) => notify(errorMessage(error, translate), { type: 'error' });
  const open = waiting + refused;
  const exportAll = async () => {
    await saveExport(await openClient().exportOutbox());
    notify('offline.export.done', { type: 'success', messageArgs: { smart_count: open } });
  };
  const importFile = async (file: File) => {
    const content = readExport(await file.text());
    if (!content) throw new OfflineError('EXPORT_UNREADABLE');
    const count = await openClient().importOutbox(content);
    notify('offline.import.done', { type: 'success', messageArgs: { smart_count: count } });
  };
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {translate('offline.export.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('offline.export.text')}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          disabled={open === 0}
          onClick={() => void exportAll().catch(tell)}
          sx={{ minHeight: 44 }}
        >
          {translate('offline.action.export')}
        </Button>
        <Button variant="outlined" onClick={() => picker.current?.click()} sx={{ minHeight: 44 }}>
          {translate('offline.action.import')}
        </Button>
      </Stack>
      <FilePicker
        picker={picker}
        accept="application/json,.json"
        onFiles={([file]) => {
          if (file) void importFile(file).catch(tell);
        }}
      />
    </Box>
  );
}

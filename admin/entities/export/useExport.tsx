import { Button, Snackbar } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { saveAs } from '../../data/files/saveAs';
import { useFormat } from '../../data/words/useFormat';
import { type ExportAsked, fetchExport } from './fetchExport';

/** Fetches and saves a file, one at a time; `progress` shows the bytes received and stops it. */
export function useExport(): {
  isRunning: boolean;
  start: (asked: ExportAsked) => Promise<void>;
  progress: ReactNode;
} {
  const translate = useTranslate();
  const notify = useNotify();
  const format = useFormat();
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const start = async (asked: ExportAsked) => {
    setBytes(0);
    const control = new AbortController();
    running.current = control;
    try {
      const { content, name } = await fetchExport(asked, { signal: control.signal, onBytes: setBytes });
      saveAs(content, name);
      notify('export.done', { type: 'success', messageArgs: { name } });
    } catch (error) {
      if (!control.signal.aborted)
        notify('export.failed', {
          type: 'error',
          messageArgs: { reason: errorMessage(error, translate) },
        });
    } finally {
      setBytes(null);
    }
  };
  return {
    isRunning: bytes !== null,
    start,
    progress: (
      <Snackbar
        open={bytes !== null}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        message={translate('export.running', { size: bytes === null ? '' : format.bytes(bytes) })}
        action={
          <Button color="inherit" variant="text" onClick={() => running.current?.abort()}>
            {translate('export.stop')}
          </Button>
        }
      />
    ),
  };
}

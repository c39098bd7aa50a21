import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, CircularProgress, IconButton, Snackbar, Tooltip } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isExported } from '@plumbline/resources/rules/export/isExported';
import { useRef, useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { saveAs } from '../../data/files/saveAs';
import { useConnection } from '../../data/offline';
import { useFormat } from '../../data/words/useFormat';
import { useLanguage } from '../../data/words/useLanguage';
import { useOpener } from '../../kit/manners/useOpener';
import { lazyDialog } from '../../kit/parts/lazyPart';
import { type ExportFormat, fetchExport } from './fetchExport';

const ExportMenu = lazyDialog(() => import('./ExportMenu').then((module) => module.ExportMenu));

/** Exports the list as a file: filtered and sorted as shown, with all columns or those shown. */
export function ExportButton({ entity, columns }: { entity: AnyEntity; columns: readonly string[] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const format = useFormat();
  const language = useLanguage();
  const { isOnline } = useConnection();
  const { filterValues, filter, sort } = useListContext();
  const { anchor, close, button } = useOpener(ExportMenu);
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  if (!isExported(entity)) return null;
  const start = async (kind: ExportFormat, which: 'all' | 'shown') => {
    close();
    setBytes(0);
    const control = new AbortController();
    running.current = control;
    try {
      const { content, name } = await fetchExport(
        {
          resource: entity.name,
          format: kind,
          filter: { ...filterValues, ...filter },
          sort,
          language,
          ...(which === 'shown' ? { columns } : {}),
        },
        { signal: control.signal, onBytes: setBytes },
      );
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
  return (
    <>
      <Tooltip title={translate('export.button')}>
        <IconButton
          aria-label={translate('export.button')}
          aria-haspopup="menu"
          aria-busy={bytes !== null}
          {...button}
        >
          {bytes === null ? (
            <FileDownloadOutlined fontSize="small" />
          ) : (
            <CircularProgress size={18} color="inherit" aria-hidden />
          )}
        </IconButton>
      </Tooltip>
      {anchor && (
        <ExportMenu
          anchor={anchor}
          isOnline={isOnline}
          isRunning={bytes !== null}
          isImported={entity.exchange !== undefined}
          onClose={close}
          onChoose={(kind, which) => void start(kind, which)}
        />
      )}
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
    </>
  );
}

import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import {
  Alert,
  Button,
  CircularProgress,
  Divider,
  IconButton,
  Menu,
  MenuItem,
  Snackbar,
  Tooltip,
  Typography,
} from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { useId, useRef, useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { saveAs } from '../../files/saveAs';
import { useConnection } from '../../offline';
import { errorMessage } from '../errors/errorMessage';
import { useFormat } from '../useFormat';
import { useLanguage } from '../useLanguage';
import { type ExportFormat, fetchExport } from './fetchExport';

const formats: readonly ExportFormat[] = ['csv', 'xlsx'];

/** What the list holds as a file: as it is filtered and sorted, with all columns or with those that are shown. */
export function ExportButton({ entity, columns }: { entity: AnyEntity; columns: readonly string[] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const format = useFormat();
  const language = useLanguage();
  const { isOnline } = useConnection();
  const { filterValues, filter, sort } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const hint = useId();
  if (!entity.exchange) return null;
  const start = async (kind: ExportFormat, shown?: readonly string[]) => {
    setAnchor(null);
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
          ...(shown ? { columns: shown } : {}),
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
          onClick={(event) => setAnchor(event.currentTarget)}
          aria-label={translate('export.button')}
          aria-haspopup="menu"
          aria-busy={bytes !== null}
        >
          {bytes === null ? (
            <FileDownloadOutlined fontSize="small" />
          ) : (
            <CircularProgress size={18} color="inherit" aria-hidden />
          )}
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {!isOnline && (
          <Alert severity="info" sx={{ mx: 1.5, mb: 1 }}>
            {translate('export.offline')}
          </Alert>
        )}
        {formats.map((kind) => (
          <MenuItem
            key={kind}
            disabled={!isOnline || bytes !== null}
            onClick={() => void start(kind)}
            aria-describedby={hint}
          >
            {translate(`export.${kind}`)}
          </MenuItem>
        ))}
        <Divider component="li" />
        {formats.map((kind) => (
          <MenuItem
            key={kind}
            disabled={!isOnline || bytes !== null}
            onClick={() => void start(kind, columns)}
          >
            {translate(`export.${kind}Shown`)}
          </MenuItem>
        ))}
        <Typography
          component="li"
          role="presentation"
          id={hint}
          variant="body2"
          color="text.secondary"
          sx={{ px: 2, pt: 1, pb: 0.5, maxWidth: 300 }}
        >
          {translate('export.again')}
        </Typography>
      </Menu>
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

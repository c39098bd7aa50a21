import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { CircularProgress, IconButton, Tooltip } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isExported } from '@plumbline/resources/rules/export/isExported';
import { useListContext, useTranslate } from 'react-admin';
import { useConnection } from '../../data/offline';
import { useLanguage } from '../../data/words/useLanguage';
import { useOpener } from '../../kit/behaviour/useOpener';
import { lazyDialog } from '../../kit/parts/lazyPart';
import type { ExportFormat } from './fetchExport';
import { useExport } from './useExport';

const ExportMenu = lazyDialog(() => import('./ExportMenu').then((module) => module.ExportMenu));

/** Exports the list as a file: filtered and sorted as shown, with all columns or those shown. */
export function ExportButton({ entity, columns }: { entity: AnyEntity; columns: readonly string[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { isOnline } = useConnection();
  const { filterValues, filter, sort } = useListContext();
  const { anchor, close, button } = useOpener(ExportMenu);
  const { isRunning, start, progress } = useExport();
  if (!isExported(entity)) return null;
  const choose = (format: ExportFormat, which: 'all' | 'shown') => {
    close();
    void start({
      resource: entity.name,
      format,
      filter: { ...filterValues, ...filter },
      sort,
      language,
      ...(which === 'shown' ? { columns } : {}),
    });
  };
  return (
    <>
      <Tooltip title={translate('export.button')}>
        <IconButton
          aria-label={translate('export.button')}
          aria-haspopup="menu"
          aria-busy={isRunning}
          {...button}
        >
          {isRunning ? (
            <CircularProgress size={18} color="inherit" aria-hidden />
          ) : (
            <FileDownloadOutlined fontSize="small" />
          )}
        </IconButton>
      </Tooltip>
      {anchor && (
        <ExportMenu
          anchor={anchor}
          isOnline={isOnline}
          isRunning={isRunning}
          isImported={entity.exchange !== undefined}
          onClose={close}
          onChoose={choose}
        />
      )}
      {progress}
    </>
  );
}

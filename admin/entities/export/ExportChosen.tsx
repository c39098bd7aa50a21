import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, type ButtonProps } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isExported } from '@plumbline/resources/rules/export/isExported';
import { useListContext, useTranslate } from 'react-admin';
import { useConnection } from '../../data/offline';
import { useLanguage } from '../../data/words/useLanguage';
import { useOpener } from '../../kit/behaviour/useOpener';
import { lazyDialog } from '../../kit/parts/lazyPart';
import { useExport } from './useExport';

const ExportMenu = lazyDialog(() => import('./ExportMenu').then((module) => module.ExportMenu));

interface ExportChosenProps extends Pick<ButtonProps, 'sx' | 'variant'> {
  entity: AnyEntity;
  ids: readonly string[];
  columns: readonly string[];
}

/** Exports the selected rows as a file, in the order of the list. */
export function ExportChosen({ entity, ids, columns, variant = 'outlined', sx = {} }: ExportChosenProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { isOnline } = useConnection();
  const { sort } = useListContext();
  const { anchor, close, button } = useOpener(ExportMenu);
  const { isRunning, start, progress } = useExport();
  if (!isExported(entity)) return null;
  return (
    <>
      <Button
        variant={variant}
        size="small"
        sx={sx}
        startIcon={<FileDownloadOutlined />}
        aria-haspopup="menu"
        aria-busy={isRunning}
        disabled={ids.length === 0}
        {...button}
      >
        {translate('export.button')}
      </Button>
      {anchor && (
        <ExportMenu
          anchor={anchor}
          isOnline={isOnline}
          isRunning={isRunning}
          isImported={entity.exchange !== undefined}
          onClose={close}
          onChoose={(format, which) => {
            close();
            const shown = which === 'shown' ? { columns } : {};
            void start({ resource: entity.name, format, ids, sort, language, ...shown });
          }}
        />
      )}
      {progress}
    </>
  );
}

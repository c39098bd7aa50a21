import { Alert, Divider, MenuItem, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { ActionMenu } from '../../kit/parts/ActionMenu';
import type { ExportFormat } from './fetchExport';

const formats: readonly ExportFormat[] = ['csv', 'xlsx'];

interface ExportMenuProps {
  anchor: HTMLElement;
  isOnline: boolean;
  isRunning: boolean;
  /** Whether the file with all columns can be imported again. */
  isImported: boolean;
  onClose: () => void;
  onChoose: (kind: ExportFormat, which: 'all' | 'shown') => void;
}

/** Chooses the file format, and all columns or those shown. */
export function ExportMenu({ anchor, isOnline, isRunning, isImported, onClose, onChoose }: ExportMenuProps) {
  const translate = useTranslate();
  const hint = useId();
  const reason = useId();
  const isDisabled = !isOnline || isRunning;
  return (
    <ActionMenu anchor={anchor} onClose={onClose} describedBy={isOnline ? undefined : reason}>
      {/* A menu may only contain menu items (ARIA): other text is its description. */}
      {!isOnline && (
        <Alert component="li" role="presentation" id={reason} severity="info" sx={{ mx: 1.5, mb: 1 }}>
          {translate('export.offline')}
        </Alert>
      )}
      {formats.map((kind) => (
        <MenuItem
          key={kind}
          disabled={isDisabled}
          onClick={() => onChoose(kind, 'all')}
          aria-describedby={isImported ? hint : undefined}
        >
          {translate(`export.${kind}`)}
        </MenuItem>
      ))}
      <Divider component="li" />
      {formats.map((kind) => (
        <MenuItem key={kind} disabled={isDisabled} onClick={() => onChoose(kind, 'shown')}>
          {translate(`export.${kind}Shown`)}
        </MenuItem>
      ))}
      {isImported && (
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
      )}
    </ActionMenu>
  );
}

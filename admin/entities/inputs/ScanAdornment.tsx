import QrCodeScannerOutlined from '@mui/icons-material/QrCodeScannerOutlined';
import { IconButton, InputAdornment, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyDialog } from '../../kit/parts/lazyPart';

const ScanDialog = lazyDialog(() => import('../scan/ScanDialog').then((module) => module.ScanDialog));

/** A button within an input that fills it by scanning a code. */
export function ScanAdornment({ onScan }: { onScan: (text: string) => void }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <InputAdornment position="end">
      <Tooltip title={translate('shell.scan.open')}>
        <IconButton edge="end" onClick={() => setOpen(true)} aria-label={translate('shell.scan.open')}>
          <QrCodeScannerOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <ScanDialog
          onClose={() => setOpen(false)}
          onScan={(text) => {
            setOpen(false);
            onScan(text);
          }}
        />
      )}
    </InputAdornment>
  );
}

import QrCodeScannerOutlined from '@mui/icons-material/QrCodeScannerOutlined';
import { IconButton, InputAdornment, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';

const ScanDialog = lazy(() =>
  import('../../layout/scan/ScanDialog').then((module) => ({ default: module.ScanDialog })),
);

/** A button within an input that fills it by the camera. */
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
        <Suspense fallback={null}>
          <ScanDialog
            onClose={() => setOpen(false)}
            onScan={(text) => {
              setOpen(false);
              onScan(text);
            }}
          />
        </Suspense>
      )}
    </InputAdornment>
  );
}

import PhotoOutlined from '@mui/icons-material/PhotoOutlined';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FilePicker } from '../../kit/parts/FilePicker';
import { readCode } from './readCode';
import { Scanner } from './Scanner';

interface ScanDialogProps {
  onScan: (code: string) => void;
  onClose: () => void;
}

/** Reads one QR or bar code by camera, NFC, from a picture, or typed. */
export function ScanDialog({ onScan, onClose }: ScanDialogProps) {
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const readPicture = async (file: File | undefined) => {
    if (!file) return;
    const code = await readCode(file).catch(() => undefined);
    if (code) onScan(code);
    else setUnreadable(true);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby="scan-title"
      onClick={(event) => event.stopPropagation()}
    >
      <DialogTitle id="scan-title">{translate('shell.scan.title')}</DialogTitle>
      <DialogContent>
        <Scanner onScan={onScan}>
          {isUnreadable && <Alert severity="warning">{translate('shell.scan.unreadable')}</Alert>}
        </Scanner>
      </DialogContent>
      <DialogActions>
        <Button variant="text" startIcon={<PhotoOutlined />} onClick={() => chooser.current?.click()}>
          {translate('shell.scan.fromPicture')}
        </Button>
        <Button variant="text" onClick={onClose}>
          {translate('shell.action.cancel')}
        </Button>
        <FilePicker picker={chooser} accept="image/*" onFiles={([picture]) => void readPicture(picture)} />
      </DialogActions>
    </Dialog>
  );
}

import PhotoOutlined from '@mui/icons-material/PhotoOutlined';
import {
  Alert,
  Box,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { codeOf } from './codeOf';
import { readCode } from './readCode';
import { useCamera } from './useCamera';
import { useCodeReader } from './useCodeReader';

interface ScanDialogProps {
  onScan: (code: string) => void;
  onClose: () => void;
}

/** Reads a QR or bar code by camera, from a picture, or typed. */
export function ScanDialog({ onScan, onClose }: ScanDialogProps) {
  const translate = useTranslate();
  const video = useRef<HTMLVideoElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  const camera = useCamera(video);
  useCodeReader(video, camera === 'running', onScan);
  const readPicture = async (file: File | undefined) => {
    if (!file) return;
    const code = await readCode(file).catch(() => undefined);
    if (code) onScan(code);
    else setUnreadable(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (typed.trim()) onScan(codeOf(typed));
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
        <Stack sx={{ gap: 2 }}>
          {camera === 'running' || camera === 'starting' ? (
            <Box
              sx={{
                position: 'relative',
                aspectRatio: '4 / 3',
                backgroundColor: '#000',
                borderRadius: 1,
                overflow: 'hidden',
              }}
            >
              <video
                ref={video}
                autoPlay
                playsInline
                muted
                aria-label={translate('shell.scan.picture')}
                style={{ width: '100%', height: '100%', objectFit: 'cover' }}
              />
              {camera === 'starting' && (
                <CircularProgress
                  aria-label={translate('shell.loading')}
                  sx={{ position: 'absolute', inset: 0, m: 'auto', color: '#fff' }}
                />
              )}
              <Box
                sx={{
                  position: 'absolute',
                  inset: '18%',
                  border: '2px solid rgba(255,255,255,.85)',
                  borderRadius: 2,
                }}
              />
            </Box>
          ) : (
            <Alert severity="info">{translate(`shell.scan.${camera}`)}</Alert>
          )}
          {isUnreadable && <Alert severity="warning">{translate('shell.scan.unreadable')}</Alert>}
          {/* On the narrowest phones the button wraps below, so that the label has room. */}
          <Stack component="form" direction="row" sx={{ gap: 1, flexWrap: 'wrap' }} onSubmit={submit}>
            <TextField
              sx={{ flex: '1 1 11rem' }}
              label={translate('shell.scan.type')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
            />
            <Button type="submit" variant="outlined" disabled={!typed.trim()}>
              {translate('shell.scan.take')}
            </Button>
          </Stack>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="text" startIcon={<PhotoOutlined />} onClick={() => chooser.current?.click()}>
          {translate('shell.scan.fromPicture')}
        </Button>
        <Button variant="text" onClick={onClose}>
          {translate('shell.action.cancel')}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept="image/*"
          hidden
          aria-hidden
          tabIndex={-1}
          onChange={(event) => void readPicture(event.target.files?.[0])}
        />
      </DialogActions>
    </Dialog>
  );
}

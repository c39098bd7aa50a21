import FlashlightOffOutlined from '@mui/icons-material/FlashlightOffOutlined';
import FlashlightOnOutlined from '@mui/icons-material/FlashlightOnOutlined';
import NfcOutlined from '@mui/icons-material/NfcOutlined';
import VolumeOffOutlined from '@mui/icons-material/VolumeOffOutlined';
import VolumeUpOutlined from '@mui/icons-material/VolumeUpOutlined';
import { Alert, Box, Button, CircularProgress, IconButton, Stack, TextField } from '@mui/material';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { codeOf } from './codeOf';
import { scanSignal } from './scanSignal';
import { useCamera } from './useCamera';
import { useCodeReader } from './useCodeReader';
import { useNfc } from './useNfc';

interface ScannerProps {
  onScan: (code: string) => void;
  /** Whether it does not read now, because what was read is being shown. */
  isPaused?: boolean;
  /** Whether the camera passes over a code, for example of the piece just finished, before which one still stands. */
  isIgnored?: (code: string) => boolean;
  /** Label of the field for typing a code. */
  label?: string;
  /** Beside the field for typing. */
  children?: ReactNode;
}

/** Reads codes by camera with torch, by NFC, or typed; ready for the next one unless it is paused. */
export function Scanner({ onScan, isPaused = false, isIgnored, label, children }: ScannerProps) {
  const translate = useTranslate();
  const video = useRef<HTMLVideoElement>(null);
  const [typed, setTyped] = useState('');
  const [hasSound, setSound] = useStore('scan.sound', true);
  const { state, torch } = useCamera(video);
  const read = (code: string) => {
    scanSignal(hasSound);
    onScan(code);
  };
  useCodeReader(video, state === 'running' && !isPaused, read, isIgnored);
  const nfc = useNfc((code) => !isPaused && read(code));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!typed.trim()) return;
    setTyped('');
    onScan(codeOf(typed));
  };
  return (
    <Stack sx={{ gap: 2 }}>
      {state === 'running' || state === 'starting' ? (
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
          {state === 'starting' && (
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
              opacity: isPaused ? 0 : 1,
            }}
          />
          <Box sx={{ position: 'absolute', right: 8, bottom: 8, display: 'flex', gap: 1 }}>
            <IconButton
              onClick={() => setSound(!hasSound)}
              aria-pressed={hasSound}
              aria-label={translate('shell.scan.sound')}
              sx={overPicture}
            >
              {hasSound ? <VolumeUpOutlined /> : <VolumeOffOutlined />}
            </IconButton>
            {torch && (
              <IconButton
                onClick={torch.toggle}
                aria-pressed={torch.isOn}
                aria-label={translate('shell.scan.torch')}
                sx={overPicture}
              >
                {torch.isOn ? <FlashlightOnOutlined /> : <FlashlightOffOutlined />}
              </IconButton>
            )}
          </Box>
        </Box>
      ) : (
        <Alert severity="info">{translate(`shell.scan.${state}`)}</Alert>
      )}
      {nfc && nfc.state !== 'reading' && (
        <Button variant="outlined" startIcon={<NfcOutlined />} onClick={nfc.start} sx={{ minHeight: 52 }}>
          {translate(nfc.state === 'refused' ? 'shell.scan.nfcRefused' : 'shell.scan.nfc')}
        </Button>
      )}
      {nfc?.state === 'reading' && (
        <Alert severity="success" icon={<NfcOutlined />}>
          {translate('shell.scan.nfcReading')}
        </Alert>
      )}
      {children}
      {/* On the narrowest phones the button wraps below, so that the label has room. */}
      <Stack component="form" direction="row" sx={{ gap: 1, flexWrap: 'wrap' }} onSubmit={submit}>
        <TextField
          sx={{ flex: '1 1 11rem' }}
          label={label ?? translate('shell.scan.type')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          slotProps={{ htmlInput: { enterKeyHint: 'go' } }}
        />
        <Button type="submit" variant="outlined" disabled={!typed.trim()} sx={{ minHeight: 44 }}>
          {translate('shell.scan.take')}
        </Button>
      </Stack>
    </Stack>
  );
}

const overPicture = {
  width: 52,
  height: 52,
  color: '#fff',
  backgroundColor: 'rgba(16,22,24,.62)',
  '&:hover': { backgroundColor: 'rgba(16,22,24,.85)' },
} as const;

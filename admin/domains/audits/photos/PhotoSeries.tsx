import CameraOutlined from '@mui/icons-material/CameraOutlined';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { useCamera } from '../../../entities/scan/useCamera';
import { frameOf } from './frameOf';

interface PhotoSeriesProps {
  /** How many more photos fit. */
  room: number;
  /** Stores a photo; rejects if the device could not keep it. */
  onTaken: (photo: Blob) => Promise<void>;
  onClose: () => void;
}

/** Pixels of a photo's longer side where the camera has them. */
const width = 1920;

/** The camera stays open for one photo after the other; each is stored before the next can be taken. */
export function PhotoSeries({ room, onTaken, onClose }: PhotoSeriesProps) {
  const translate = useTranslate();
  const titleId = useId();
  const video = useRef<HTMLVideoElement>(null);
  const { state } = useCamera(video, width);
  const [taken, setTaken] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async () => {
    if (!video.current) return;
    setBusy(true);
    setProblem(null);
    try {
      await onTaken(await frameOf(video.current));
      setTaken((count) => count + 1);
    } catch (error) {
      setProblem(errorMessage(error, translate));
    }
    setBusy(false);
  };
  const isFailed = state !== 'running' && state !== 'starting';
  return (
    <Dialog open onClose={onClose} fullScreen aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('audit.photos.series')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
        {isFailed && <Alert severity="warning">{translate('audit.photos.noCamera')}</Alert>}
        {problem && <Alert severity="error">{problem}</Alert>}
        <Box
          component="video"
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label={translate('shell.scan.picture')}
          sx={{ flex: 1, minHeight: 0, width: '100%', objectFit: 'contain', backgroundColor: '#000' }}
        />
        <Typography role="status" sx={{ textAlign: 'center' }}>
          {[
            taken > 0 ? translate('audit.photos.taken', { smart_count: taken }) : '',
            room === 0 ? translate('audit.photos.full') : '',
          ]
            .filter(Boolean)
            .join(' ')}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'center', gap: 2, pb: 3 }}>
        <Button
          variant="contained"
          size="large"
          startIcon={<CameraOutlined />}
          disabled={state !== 'running' || isBusy || room === 0}
          onClick={() => void take()}
          sx={{ minHeight: 64, minWidth: 180 }}
        >
          {translate('audit.photos.shutter')}
        </Button>
        <Button size="large" onClick={onClose} sx={{ minHeight: 64 }}>
          {translate('shell.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

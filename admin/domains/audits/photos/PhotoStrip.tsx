import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import CloseRounded from '@mui/icons-material/CloseRounded';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import { Box, Button, CircularProgress, IconButton, Tooltip, Typography } from '@mui/material';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import type { FilePlace } from '../../../data/files/fileAddress';
import { SecureImage } from '../../../data/files/SecureImage';
import { savePhoto } from '../../../data/offline';
import { photoName, shrinkPhoto } from './shrinkPhoto';

interface PhotoStripProps {
  /** Accessible name: what the photos show. */
  label: string;
  place: FilePlace;
  photos: readonly FileValue[];
  max: number;
  isDisabled?: boolean;
  /** Shorter label, for a row of other buttons. */
  isCompact?: boolean;
  onChange: (photos: FileValue[]) => void;
}

/** Photos with a camera button; each photo is stored on the device before it is shown. */
export function PhotoStrip({
  label,
  place,
  photos,
  max,
  isDisabled = false,
  isCompact = false,
  onChange,
}: PhotoStripProps) {
  const translate = useTranslate();
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const [waiting, setWaiting] = useState(0);
  const [problems, setProblems] = useState<string[]>([]);
  const titleId = useId();
  const room = max - photos.length;

  const take = async (files: readonly File[]) => {
    setProblems(files.length > room ? [translate('audit.photos.tooMany', { max })] : []);
    const taken = files.slice(0, room);
    setWaiting(taken.length);
    const added: FileValue[] = [];
    for (const file of taken) {
      try {
        added.push(await savePhoto(await shrinkPhoto(file), photoName(file.name)));
      } catch (error) {
        setProblems((known) => [...known, `${file.name}: ${errorMessage(error, translate)}`]);
      }
      setWaiting((count) => count - 1);
    }
    const known = new Set(photos.map((photo) => photo.hash));
    const fresh = added.filter((photo) => !known.has(photo.hash));
    if (fresh.length > 0) onChange([...photos, ...fresh]);
  };
  const input = (ref: typeof camera, capture: boolean) => (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      hidden
      tabIndex={-1}
      aria-hidden
      data-testid={capture ? 'camera' : 'gallery'}
      {...(capture ? { capture: 'environment' as const } : { multiple: true })}
      onChange={(event) => {
        void take([...(event.target.files ?? [])]);
        event.target.value = '';
      }}
    />
  );
  return (
    <Box role="group" aria-label={label} sx={{ flex: photos.length > 0 ? '1 1 100%' : '0 1 auto' }}>
      {photos.length > 0 && (
        <Box
          component="ul"
          aria-label={label}
          sx={{ listStyle: 'none', p: 0, m: 0, mb: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {photos.map((photo, index) => (
            <Box component="li" key={photo.hash} sx={{ position: 'relative' }}>
              <SecureImage place={place} file={photo} size={92} />
              {!isDisabled && (
                <IconButton
                  onClick={() => onChange(photos.filter((one) => one.hash !== photo.hash))}
                  aria-label={translate('audit.photos.remove', { number: index + 1 })}
                  sx={{
                    position: 'absolute',
                    top: 2,
                    right: 2,
                    width: 34,
                    height: 34,
                    backgroundColor: 'rgba(16,22,24,.72)',
                    color: '#fff',
                    '&:hover': { backgroundColor: 'rgba(16,22,24,.9)' },
                  }}
                >
                  <CloseRounded sx={{ fontSize: 20 }} />
                </IconButton>
              )}
            </Box>
          ))}
        </Box>
      )}
      {!isDisabled && room > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Button
            variant={isCompact ? 'text' : 'outlined'}
            disabled={waiting > 0}
            aria-describedby={titleId}
            startIcon={waiting > 0 ? <CircularProgress size={18} /> : <AddAPhotoOutlined />}
            onClick={() => camera.current?.click()}
            sx={{ minHeight: isCompact ? 44 : 48 }}
          >
            {waiting > 0
              ? translate('audit.photos.saving', { smart_count: waiting })
              : translate('audit.photos.take')}
          </Button>
          <Tooltip title={translate('audit.photos.choose')}>
            <IconButton
              disabled={waiting > 0}
              aria-describedby={titleId}
              aria-label={translate('audit.photos.choose')}
              onClick={() => gallery.current?.click()}
              sx={{ width: 48, height: isCompact ? 44 : 48, color: 'primary.main' }}
            >
              <PhotoLibraryOutlined />
            </IconButton>
          </Tooltip>
          <Box component="span" id={titleId} sx={{ display: 'none' }}>
            {label}
          </Box>
          {input(camera, true)}
          {input(gallery, false)}
        </Box>
      )}
      {problems.map((problem) => (
        <Typography
          key={problem}
          role="alert"
          variant="caption"
          color="error"
          sx={{ display: 'block', mt: 0.5 }}
        >
          {problem}
        </Typography>
      ))}
    </Box>
  );
}

import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import BurstModeOutlined from '@mui/icons-material/BurstModeOutlined';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import { Box, Button, CircularProgress, IconButton, Tooltip, Typography } from '@mui/material';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { memo, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FilePlace } from '../../../data/files/fileAddress';
import { FilePicker } from '../../../kit/parts/FilePicker';
import { ProblemList } from '../../../kit/parts/ProblemList';
import { PhotoEditor } from './PhotoEditor';
import { PhotoList } from './PhotoList';
import { PhotoSeries } from './PhotoSeries';
import { usePhotos } from './usePhotos';
import { moved } from './withNotes';

interface PhotoStripProps {
  /** Accessible name: what the photos show. */
  label: string;
  place: FilePlace;
  photos: readonly FileValue[];
  max: number;
  isDisabled?: boolean;
  /** Shorter label, for a row of other buttons. */
  isCompact?: boolean;
  /** Called with photos that are being stored, so that saving can wait for them; false: one could not be. */
  onStoring?: (storing: Promise<boolean>) => void;
  onChange: (photos: FileValue[]) => void;
}

/** Photos with a camera button; each photo is stored on the device before it is shown. */
export const PhotoStrip = memo(function PhotoStrip({
  label,
  place,
  photos,
  max,
  isDisabled = false,
  isCompact = false,
  onStoring,
  onChange,
}: PhotoStripProps) {
  const translate = useTranslate();
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const [isSeries, setSeries] = useState(false);
  const titleId = useId();
  const { room, waiting, problems, removed, take, takeOne, remove, restore } = usePhotos({
    photos,
    max,
    onChange,
  });
  const at = photos.findIndex(({ hash }) => hash === edited);
  const photo = photos[at];

  const input = (ref: typeof camera, isCamera: boolean) => (
    <FilePicker
      picker={ref}
      accept="image/*"
      isMultiple={!isCamera}
      isCamera={isCamera}
      testId={isCamera ? 'camera' : 'gallery'}
      onFiles={(files) => {
        const storing = take(files);
        onStoring?.(storing);
      }}
    />
  );
  return (
    <Box role="group" aria-label={label} sx={{ flex: photos.length > 0 ? '1 1 100%' : '0 1 auto' }}>
      {photos.length > 0 && (
        <PhotoList
          label={label}
          place={place}
          photos={photos}
          onEdit={isDisabled ? undefined : setEdited}
          onRemove={isDisabled ? undefined : remove}
        />
      )}
      {removed && !isDisabled && (
        <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
          <Typography variant="body2">{translate('audit.photos.removed')}</Typography>
          <Button variant="text" onClick={restore} sx={{ minHeight: 44 }}>
            {translate('audit.photos.undo')}
          </Button>
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
          {!isCompact && (
            <SmallButton
              label={translate('audit.photos.series')}
              describedBy={titleId}
              isDisabled={waiting > 0}
              onClick={() => setSeries(true)}
            >
              <BurstModeOutlined />
            </SmallButton>
          )}
          <SmallButton
            label={translate('audit.photos.choose')}
            describedBy={titleId}
            isDisabled={waiting > 0}
            isCompact={isCompact}
            onClick={() => gallery.current?.click()}
          >
            <PhotoLibraryOutlined />
          </SmallButton>
          <Box component="span" id={titleId} sx={{ display: 'none' }}>
            {label}
          </Box>
          {input(camera, true)}
          {input(gallery, false)}
        </Box>
      )}
      <ProblemList problems={problems} />
      {photo && (
        <PhotoEditor
          place={place}
          photo={photo}
          index={at}
          count={photos.length}
          onChange={(changed) => onChange(photos.map((one) => (one.hash === changed.hash ? changed : one)))}
          onMove={(by) => onChange(moved(photos, at, by))}
          onRemove={() => {
            setEdited(null);
            remove(photo);
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {isSeries && <PhotoSeries room={room} onTaken={takeOne} onClose={() => setSeries(false)} />}
    </Box>
  );
});

interface SmallButtonProps {
  label: string;
  describedBy: string;
  isDisabled: boolean;
  isCompact?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function SmallButton({
  label,
  describedBy,
  isDisabled,
  isCompact = false,
  onClick,
  children,
}: SmallButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        disabled={isDisabled}
        aria-describedby={describedBy}
        aria-label={label}
        onClick={onClick}
        sx={{ width: 48, height: isCompact ? 44 : 48, color: 'primary.main' }}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}

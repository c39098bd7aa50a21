import CloseRounded from '@mui/icons-material/CloseRounded';
import { Box, IconButton } from '@mui/material';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { useTranslate } from 'react-admin';
import type { FilePlace } from '../../../data/files/fileAddress';
import { SecureImage } from '../../../data/files/SecureImage';

interface PhotoListProps {
  label: string;
  place: FilePlace;
  photos: readonly FileValue[];
  /** By hash; absent: photos are only enlarged. */
  onEdit: ((hash: string) => void) | undefined;
  onRemove: ((photo: FileValue) => void) | undefined;
}

/** The photos with their marks; tapping one opens it. */
export function PhotoList({ label, place, photos, onEdit, onRemove }: PhotoListProps) {
  const translate = useTranslate();
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ listStyle: 'none', p: 0, m: 0, mb: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {photos.map((photo, index) => (
        <Box component="li" key={photo.hash} sx={{ position: 'relative' }}>
          <SecureImage
            place={place}
            file={photo}
            size={92}
            {...(onEdit && {
              open: {
                label: translate('audit.photos.edit', { number: index + 1 }),
                onOpen: () => onEdit(photo.hash),
              },
            })}
          />
          {onRemove && (
            <IconButton
              onClick={() => onRemove(photo)}
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
  );
}

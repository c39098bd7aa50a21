import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  useMediaQuery,
} from '@mui/material';
import { photoStage } from '@plumbline/resources/language/choices/choices';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { type PhotoStage, photoLimits } from '@plumbline/resources/language/fields/types/photoNotes';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { FilePlace } from '../../../data/files/fileAddress';
import { DrawingBoard } from './DrawingBoard';
import { SpotChoice } from './SpotChoice';
import { withNotes } from './withNotes';

interface PhotoEditorProps {
  place: FilePlace;
  photo: FileValue;
  /** Position among the photos, from 0, and their number. */
  index: number;
  count: number;
  /** Called with each change, which is thereby stored: nothing is lost when the editor closes in any way. */
  onChange: (photo: FileValue) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** What is noted on a photo: drawing, caption, before or after, and where it is; its order, and removal. */
export function PhotoEditor(props: PhotoEditorProps) {
  const { place, photo, index, count, onChange, onMove, onRemove, onClose } = props;
  const translate = useTranslate();
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 699px)');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={isPhone} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {translate('audit.photos.editTitle')} {index + 1}/{count}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2.5, pt: 1 }}>
          <DrawingBoard
            place={place}
            photo={photo}
            marks={photo.marks ?? []}
            onChange={(marks) => onChange(withNotes(photo, { marks }))}
          />
          <TextField
            label={translate('audit.photos.caption')}
            value={photo.caption ?? ''}
            onChange={({ target }) => onChange(withNotes(photo, { caption: target.value }))}
            slotProps={{ htmlInput: { maxLength: photoLimits.caption } }}
            fullWidth
          />
          <ToggleButtonGroup
            exclusive
            value={photo.stage ?? null}
            onChange={(_event, stage: PhotoStage | null) =>
              onChange(withNotes(photo, { stage: stage ?? undefined }))
            }
            aria-label={translate('audit.photos.stage')}
          >
            {photoStage.values.map((stage) => (
              <ToggleButton key={stage} value={stage} sx={{ minHeight: 48, px: 2 }}>
                {translate(`choices.photoStage.${stage}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <SpotChoice
            spot={photo.spot}
            level={photo.level}
            onChange={({ spot, level }) => onChange(withNotes(photo, { spot, level }))}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ gap: 0.5 }}>
        <IconButton
          color="error"
          onClick={onRemove}
          aria-label={translate('audit.photos.remove', { number: index + 1 })}
          sx={{ width: 48, height: 48 }}
        >
          <DeleteOutlined />
        </IconButton>
        <IconButton
          disabled={index === 0}
          onClick={() => onMove(-1)}
          aria-label={translate('audit.photos.earlier')}
          sx={{ width: 48, height: 48 }}
        >
          <ArrowBackOutlined />
        </IconButton>
        <IconButton
          disabled={index >= count - 1}
          onClick={() => onMove(1)}
          aria-label={translate('audit.photos.later')}
          sx={{ width: 48, height: 48 }}
        >
          <ArrowForwardOutlined />
        </IconButton>
        <Stack sx={{ flex: 1 }} />
        <Button variant="contained" onClick={onClose} sx={{ minHeight: 48 }}>
          {translate('shell.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

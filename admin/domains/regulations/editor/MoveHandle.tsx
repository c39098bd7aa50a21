import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import { IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { HandleProps } from './useDrag';
import { handleOf } from './usePartsEditing';

/** Drag handle of a row; the arrow keys move it as well. */
export function MoveHandle({ id, name, ...handle }: HandleProps & { id: string; name: string }) {
  const translate = useTranslate();
  return (
    <IconButton
      {...handle}
      id={handleOf(id)}
      aria-label={translate('shell.list.handle', { name })}
      // Dragging by touch must not scroll.
      sx={{ cursor: 'grab', touchAction: 'none', color: 'text.secondary', p: 0.75 }}
    >
      <DragIndicatorOutlined fontSize="small" />
    </IconButton>
  );
}

import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import { IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { HandleProps } from './useDrag';
import { handleOf } from './usePartsEditing';

/** Where a row is taken hold of; the arrow keys move it too. */
export function MoveHandle({ id, name, ...handle }: HandleProps & { id: string; name: string }) {
  const translate = useTranslate();
  return (
    <IconButton
      {...handle}
      id={handleOf(id)}
      aria-label={translate('shell.list.handle', { name })}
      // The finger that drags must not scroll.
      sx={{ cursor: 'grab', touchAction: 'none', color: 'text.secondary', p: 0.75 }}
    >
      <DragIndicatorOutlined fontSize="small" />
    </IconButton>
  );
}

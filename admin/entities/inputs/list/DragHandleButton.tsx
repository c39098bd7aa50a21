import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import { IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type DragHandle, handleId } from './useRowDrag';

export function DragHandleButton({
  handle,
  itemId,
  title,
}: {
  handle: DragHandle;
  itemId: string;
  title: string;
}) {
  const translate = useTranslate();
  return (
    <IconButton
      {...handle}
      id={handleId(itemId)}
      onClick={(event) => event.stopPropagation()}
      aria-label={translate('shell.list.handle', { name: title })}
      sx={{ cursor: 'grab', color: 'text.secondary', p: 0.5 }}
    >
      <DragIndicatorOutlined fontSize="small" />
    </IconButton>
  );
}

import CloseRounded from '@mui/icons-material/CloseRounded';
import { Box, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

interface SheetHeaderProps {
  titleId: string;
  title: string;
  /** Name of the checkpoint; empty: none. */
  context: string;
  isReadOnly: boolean;
  /** Whether something was entered. */
  isFilled: boolean;
  /** Whether the draft is stored on the device. */
  isKept: boolean;
  onClose: () => void;
}

/** What the sheet is about, whether its draft is safe, and the button that closes it. */
export function SheetHeader({
  titleId,
  title,
  context,
  isReadOnly,
  isFilled,
  isKept,
  onClose,
}: SheetHeaderProps) {
  const translate = useTranslate();
  const closing = isReadOnly
    ? 'ra.action.close'
    : isFilled
      ? 'audit.deficiency.putAside'
      : 'ra.action.cancel';
  const kept = isKept ? 'audit.deficiency.draftKept' : 'audit.deficiency.draftNotKept';
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        pl: 2,
        pr: 1,
        pt: 1.5,
        pb: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography id={titleId} component="h2" variant="h2">
          {title}
        </Typography>
        {context && (
          <Typography variant="body2" color="text.secondary">
            {context}
          </Typography>
        )}
        {/* Always there, so that nothing below it moves. */}
        <Typography
          role="status"
          variant="caption"
          color={isKept ? 'text.secondary' : 'error'}
          sx={{ display: isReadOnly ? 'none' : 'block', minHeight: 20 }}
        >
          {isFilled && !isReadOnly ? translate(kept) : ''}
        </Typography>
      </Box>
      <IconButton onClick={onClose} aria-label={translate(closing)} sx={{ width: 52, height: 52 }}>
        <CloseRounded />
      </IconButton>
    </Box>
  );
}

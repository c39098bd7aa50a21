import DoneAllRounded from '@mui/icons-material/DoneAllRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import { Button, type SxProps, type Theme } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'react-admin';

interface RestOkayButtonProps {
  offer: 'okay' | 'undo';
  onPress: () => void;
  /** Name of the section, for screen readers. */
  of?: string;
  sx?: SxProps<Theme>;
}

/** Answers everything that is still open with OK; pressed once, it undoes that. */
export const RestOkayButton = memo(function RestOkayButton({
  offer,
  onPress,
  of,
  sx = [],
}: RestOkayButtonProps) {
  const translate = useTranslate();
  const isUndo = offer === 'undo';
  const label = translate(isUndo ? 'audit.rest.undo' : 'audit.rest.okay');
  return (
    <Button
      variant="outlined"
      color={isUndo ? 'primary' : 'success'}
      startIcon={isUndo ? <UndoRounded /> : <DoneAllRounded />}
      aria-label={of ? `${of}: ${label}` : label}
      onClick={onPress}
      sx={[
        { minHeight: 52, whiteSpace: 'normal', lineHeight: 1.15, touchAction: 'manipulation' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {label}
    </Button>
  );
});

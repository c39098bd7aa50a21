import DoneAllRounded from '@mui/icons-material/DoneAllRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import { Button, type SxProps, type Theme } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RestOkay } from './useRestOkay';

interface RestOkayButtonProps {
  rest: RestOkay;
  /** Section id; null: the whole inspection. */
  scope: string | null;
  /** Name of the section, for screen readers. */
  of?: string;
  sx?: SxProps<Theme>;
}

/** Answers everything that is still open with OK; pressed once, it undoes that. */
export function RestOkayButton({ rest, scope, of, sx = [] }: RestOkayButtonProps) {
  const translate = useTranslate();
  const isUndo = rest.isUndoable(scope);
  if (!isUndo && rest.countOf(scope) === 0) return null;
  const label = translate(isUndo ? 'audit.rest.undo' : 'audit.rest.okay');
  return (
    <Button
      variant="outlined"
      color={isUndo ? 'primary' : 'success'}
      startIcon={isUndo ? <UndoRounded /> : <DoneAllRounded />}
      aria-label={of ? `${of}: ${label}` : label}
      onClick={() => (isUndo ? rest.undo() : rest.fill(scope))}
      sx={[
        { minHeight: 52, whiteSpace: 'normal', lineHeight: 1.15, touchAction: 'manipulation' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {label}
    </Button>
  );
}

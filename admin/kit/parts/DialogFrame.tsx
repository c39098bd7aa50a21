import { Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface DialogFrameProps {
  title: string;
  maxWidth: 'xs' | 'sm';
  /** Absent: it is not closed by a slip, only by its buttons. */
  onClose: (() => void) | undefined;
  /** Where there is something to send, Enter sends it, too. */
  onSubmit?: () => void;
  /** Its first field needs room for the label above it. */
  beginsWithField?: boolean;
  actions: ReactNode;
  children: ReactNode;
}

/** A dialog as most are: a title, one thing below the other, buttons. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, maxWidth, onClose, onSubmit, beginsWithField = false, actions, children } = props;
  const titleId = useId();
  const inside = (
    <>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: beginsWithField ? 1 : 0 }}>{children}</Stack>
      </DialogContent>
      <DialogActions>{actions}</DialogActions>
    </>
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth={maxWidth}>
      {onSubmit ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {inside}
        </form>
      ) : (
        inside
      )}
    </Dialog>
  );
}

import { Dialog, DialogActions, DialogContent, DialogTitle, Stack, useMediaQuery } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

interface DialogFrameProps {
  title: string;
  maxWidth: 'xs' | 'sm';
  /** Absent: neither a click outside nor Escape closes it. */
  onClose: (() => void) | undefined;
  /** Makes the dialog a form, submitted by Enter. */
  onSubmit?: () => void;
  /** Takes a phone's whole window: for what is longer than that anyway, or leaves room for a keyboard. */
  fillsPhone?: boolean;
  /** Adds room above the first field for its label. */
  beginsWithField?: boolean;
  /** Null: `children` are content and buttons, such as a form of its own. */
  actions: ReactNode | null;
  children: ReactNode;
}

/** A dialog with a title, stacked content and buttons. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, maxWidth, onClose, onSubmit, fillsPhone = false, beginsWithField = false } = props;
  const { actions, children } = props;
  const titleId = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const inside = (
    <>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {actions === null ? (
        children
      ) : (
        <>
          <DialogContent>
            <Stack sx={{ gap: 2, pt: beginsWithField ? 1 : 0 }}>{children}</Stack>
          </DialogContent>
          <DialogActions>{actions}</DialogActions>
        </>
      )}
    </>
  );
  return (
    <Dialog
      open
      onClose={
        onClose &&
        ((event, reason) => {
          if (reason !== 'backdropClick' || !isSecondClick(event)) onClose();
        })
      }
      aria-labelledby={titleId}
      fullWidth
      maxWidth={maxWidth}
      fullScreen={fillsPhone && isPhone}
    >
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

/** The second click of a double click, whose first one opened the dialog. */
const isSecondClick = (event: object): boolean => 'detail' in event && Number(event.detail) > 1;

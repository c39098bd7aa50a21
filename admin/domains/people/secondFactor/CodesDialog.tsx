import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { RecoveryCodes } from './RecoveryCodes';

interface CodesDialogProps {
  title: string;
  /**
   * Recovery codes, shown once at the end; they cannot be read later, so the dialog does not close by a click outside.
   */
  codes: readonly string[] | null;
  /** Content of the step before; its form has the id `form`. */
  children: ReactNode;
  form: string;
  submit: { label: string; color?: 'error' | 'primary'; isSending: boolean; isDisabled?: boolean };
  onClose: () => void;
}

/** Dialog whose last step may show recovery codes. */
export function CodesDialog({ title, codes, children, form, submit, onClose }: CodesDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={codes ? undefined : onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>
        {title}
      </DialogTitle>
      <DialogContent>{codes ? <RecoveryCodes codes={codes} /> : children}</DialogContent>
      <DialogActions>
        {codes ? (
          <Button variant="contained" onClick={onClose}>
            {translate('secondFactor.recovery.kept')}
          </Button>
        ) : (
          <>
            <Button variant="text" onClick={onClose}>
              {translate('shell.action.cancel')}
            </Button>
            <Button
              type="submit"
              form={form}
              variant="contained"
              color={submit.color ?? 'primary'}
              loading={submit.isSending}
              disabled={submit.isDisabled}
            >
              {submit.label}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

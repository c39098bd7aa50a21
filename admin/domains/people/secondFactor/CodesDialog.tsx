import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { RecoveryCodes } from './RecoveryCodes';

interface CodesDialogProps {
  title: string;
  /** Shown in the end, once: nobody can read them afterwards, so the dialog is not closed by a slip then. */
  codes: readonly string[] | null;
  /** What is asked before; the form in it has this id. */
  children: ReactNode;
  form: string;
  submit: { label: string; color?: 'error' | 'primary'; isSending: boolean; isDisabled?: boolean };
  onClose: () => void;
}

/** Asks for something that ends with recovery codes, or may. */
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

import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { LeaveGuard } from './useLeaveGuard';

interface LeaveDialogProps {
  guard: LeaveGuard;
  missingCount: number;
}

/** Says what is unfinished or unsaved and what of it is kept. */
export function LeaveDialog({ guard, missingCount }: LeaveDialogProps) {
  const translate = useTranslate();
  const { reason } = guard;
  if (reason === null) return null;
  return (
    <Dialog open onClose={guard.stay} fullWidth maxWidth="xs" aria-labelledby="leave-title">
      <DialogTitle id="leave-title">{translate(`audit.leave.${reason}.title`)}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ color: 'text.primary' }}>
          {translate(`audit.leave.${reason}.text`, { smart_count: missingCount })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button
          onClick={guard.leave}
          variant="outlined"
          color={reason === 'unsaved' ? 'error' : 'primary'}
          sx={{ minHeight: 48, flex: 1, whiteSpace: 'normal' }}
        >
          {translate(`audit.leave.${reason}.leave`)}
        </Button>
        <Button
          onClick={guard.stay}
          variant="contained"
          sx={{ minHeight: 48, flex: 1, ml: '0 !important', whiteSpace: 'normal' }}
        >
          {translate('audit.leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

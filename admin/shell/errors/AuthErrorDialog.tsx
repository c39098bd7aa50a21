import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useState } from 'react';
import { useLogout, useTranslate } from 'react-admin';
import { currentClient } from '../../data/offline/currentClient';
import { useOutbox } from '../../data/offline/useOutbox';
import { useSession } from '../../data/session/useSession';
import { saveExport } from '../../domains/sync/screen/saveExport';

/** Refusals of normal operation: the user signs in again or sees a notice above the screen. */
const expected = new Set([
  'NOT_SIGNED_IN',
  'SESSION_ENDED',
  'ACTOR_CHANGED',
  'SESSION_LOCKED',
  'SECOND_FACTOR_MISSING',
]);

/** Dialog for an unexpected sign-in error: shows unsent changes and signs out on confirmation. */
export function AuthErrorDialog() {
  const { state, code } = useSession();
  const [seen, setSeen] = useState<string | null>(null);
  if (state !== 'ended' || code === null || expected.has(code) || seen === code) return null;
  return <Question code={code} onLater={() => setSeen(code)} />;
}

function Question({ code, onLater }: { code: string; onLater: () => void }) {
  const translate = useTranslate();
  const logout = useLogout();
  const { waiting, refused } = useOutbox();
  const [isBusy, setBusy] = useState(false);
  const open = waiting + refused;
  const saveCopy = async () => {
    const file = await currentClient()?.exportOutbox();
    if (file) await saveExport(file);
  };
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby="auth-error"
      aria-describedby="auth-error-text"
    >
      <DialogTitle id="auth-error">{translate('faults.auth.title')}</DialogTitle>
      <DialogContent id="auth-error-text">
        <DialogContentText color="text.primary">{translate('faults.auth.text')}</DialogContentText>
        <DialogContentText sx={{ mt: 1.5 }}>{translate(`errors.${code}`, { _: code })}</DialogContentText>
        {open > 0 && (
          <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
            {translate('faults.auth.waiting', { smart_count: open })}
            <Button
              size="small"
              onClick={() => void saveCopy().catch(() => {})}
              sx={{ mt: 1, display: 'block' }}
            >
              {translate('faults.auth.copy')}
            </Button>
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onLater} disabled={isBusy} sx={{ minHeight: 44 }}>
          {translate('faults.auth.later')}
        </Button>
        <Button
          variant="contained"
          loading={isBusy}
          onClick={() => {
            setBusy(true);
            void logout().finally(() => setBusy(false));
          }}
          sx={{ minHeight: 44 }}
        >
          {translate('faults.auth.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

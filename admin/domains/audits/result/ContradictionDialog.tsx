import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { AuditResult, Contradiction } from '@plumbline/resources/rules/audits/suggestResult';
import { useTranslate } from 'react-admin';

interface ContradictionDialogProps {
  contradiction: Contradiction;
  result: AuditResult;
  /** Names of the checkpoints that speak against the result. */
  checkpoints: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks whether a verdict that contradicts the checkpoints is meant. */
export function ContradictionDialog({
  contradiction,
  result,
  checkpoints,
  onConfirm,
  onClose,
}: ContradictionDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="contradiction-title">
      <DialogTitle id="contradiction-title">{translate('audit.contradiction.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ color: 'text.primary' }}>
          {translate(`audit.contradiction.${contradiction}.question`, {
            result: translate(`choices.auditResult.${result}`),
          })}
        </DialogContentText>
        {checkpoints.length > 0 && (
          <ul style={{ margin: '12px 0 0', paddingLeft: 20 }}>
            {checkpoints.slice(0, 6).map((name) => (
              <li key={name}>{name}</li>
            ))}
            {checkpoints.length > 6 && (
              <li>{translate('audit.contradiction.more', { smart_count: checkpoints.length - 6 })}</li>
            )}
          </ul>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose} variant="outlined" sx={{ minHeight: 48, flex: 1 }}>
          {translate('audit.contradiction.change')}
        </Button>
        <Button
          onClick={onConfirm}
          variant="contained"
          color="warning"
          sx={{ minHeight: 48, flex: 1, ml: '0 !important' }}
        >
          {translate('audit.contradiction.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

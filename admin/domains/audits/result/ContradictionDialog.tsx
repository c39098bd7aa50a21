import LockOutlined from '@mui/icons-material/LockOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { dangerLevel } from '@plumbline/resources/language/choices/choices';
import type { AuditResult, Contradiction } from '@plumbline/resources/rules/audits/suggestResult';
import { useTranslate } from 'react-admin';
import { ChoiceChip } from '../../../entities/ChoiceChip';
import type { Ground } from './contradictionGrounds';

interface ContradictionDialogProps {
  contradiction: Contradiction;
  result: AuditResult;
  /** Answers and deficiencies that contradict the result. */
  grounds: readonly Ground[];
  onConfirm: () => void;
  onClose: () => void;
}

const shownAtMost = 6;

/** Asks to confirm a result that contradicts answers or deficiencies. */
export function ContradictionDialog({
  contradiction,
  result,
  grounds,
  onConfirm,
  onClose,
}: ContradictionDialogProps) {
  const translate = useTranslate();
  const isRed = grounds.some((ground) => ground.dangerLevel === 'red');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="contradiction-title">
      <DialogTitle id="contradiction-title">{translate('audit.contradiction.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ color: 'text.primary' }}>
          {translate(`audit.contradiction.${contradiction}.question`, {
            result: translate(`choices.auditResult.${result}`),
          })}
        </DialogContentText>
        {grounds.length > 0 && (
          <Box component="ul" sx={{ mt: 1.5, mb: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {grounds.slice(0, shownAtMost).map((ground) => (
              <Box component="li" key={ground.id} sx={{ mb: 0.75 }}>
                {ground.name}
                {ground.dangerLevel && (
                  <Box component="span" sx={{ display: 'block', mt: 0.25 }}>
                    <ChoiceChip choices={dangerLevel} value={ground.dangerLevel} />
                  </Box>
                )}
              </Box>
            ))}
            {grounds.length > shownAtMost && (
              <li>{translate('audit.contradiction.more', { smart_count: grounds.length - shownAtMost })}</li>
            )}
          </Box>
        )}
        {isRed && result !== 'SCRAP' && (
          <Box sx={{ mt: 1.5, display: 'flex', gap: 1, color: 'error.main', fontWeight: 550 }}>
            <LockOutlined fontSize="small" aria-hidden sx={{ mt: '1px' }} />
            {translate('audit.contradiction.staysLocked')}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
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

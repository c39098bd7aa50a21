import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
  LinearProgress,
  Link,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useOfflineReason } from '../../../data/words/useOfflineReason';
import { DayField } from '../../../entities/inputs/DayField';
import { usePastDay } from '../../../entities/inputs/usePastDay';
import { ReasonButton } from '../../../kit/parts/ReasonButton';
import { planningPath } from '../planningPaths';
import { type Board, type Waiting, waitingKey } from './useBoard';
import { useBoardWords } from './useBoardWords';
import { type PlanOutcome, usePlanDue } from './usePlanDue';

interface PlanDueDialogProps {
  waiting: readonly Waiting[];
  auditor: string | null;
  day: string;
  inspectors: Board['inspectors'];
  dueUntil: string;
  onClose: () => void;
}

/** Plans what is due at one or several places on one day, an appointment for each place and type of inspection. */
export function PlanDueDialog({
  waiting,
  auditor: given,
  day,
  inspectors,
  dueUntil,
  onClose,
}: PlanDueDialogProps) {
  const translate = useTranslate();
  const words = useBoardWords();
  const offline = useOfflineReason();
  const past = usePastDay();
  const [auditor, setAuditor] = useState(inspectors.some(({ id }) => id === given) ? given : null);
  const [datePlanned, setDatePlanned] = useState<string | null>(day);
  const [confirmsByMail, setConfirming] = useState(true);
  const [isTried, setTried] = useState(false);
  const { plan, outcomes, isBusy, isDone } = usePlanDue(waiting);
  const required = isTried ? translate('validation.required') : undefined;
  const total = waiting.reduce(
    (sum, { count, minutes }) => ({
      pieces: sum.pieces + count,
      minutes: sum.minutes === null || minutes === null ? null : sum.minutes + minutes,
    }),
    { pieces: 0, minutes: 0 as number | null },
  );
  const submit = () => {
    setTried(true);
    if (auditor && datePlanned) void plan({ auditor, datePlanned, dueUntil, confirmsByMail });
  };
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="plan-due-title"
    >
      <DialogTitle id="plan-due-title">
        {translate('planning.board.planTitle', { smart_count: waiting.length })}
      </DialogTitle>
      <DialogContent>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, pt: 1, mb: 2 }}>
          <Box sx={{ flex: 1 }}>
            <DayField
              label={translate('resources.auditPlannings.fields.datePlanned')}
              value={datePlanned}
              isRequired
              isDisabled={isBusy || isDone}
              helperText={past(entities.auditPlannings.fields.datePlanned, datePlanned)}
              problem={datePlanned ? undefined : required}
              onChange={setDatePlanned}
            />
          </Box>
          <TextField
            select
            required
            size="small"
            sx={{ flex: 1 }}
            label={translate('resources.auditPlannings.fields.auditor')}
            value={auditor ?? ''}
            disabled={isBusy || isDone}
            error={!auditor && isTried}
            helperText={auditor ? undefined : required}
            onChange={({ target }) => setAuditor(target.value)}
          >
            {inspectors.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {waiting.map((one) => (
            <Place key={waitingKey(one)} waiting={one} outcome={outcomes.get(waitingKey(one))} />
          ))}
        </Box>
        {waiting.length > 1 && (
          <Typography variant="body2" sx={{ fontWeight: 600, pt: 1 }}>
            {translate('planning.board.total', { load: words.load(total) })}
          </Typography>
        )}
        {waiting.some(({ contact }) => contact) && (
          <FormControlLabel
            control={
              <Checkbox
                checked={confirmsByMail}
                disabled={isBusy || isDone}
                onChange={(_event, next) => setConfirming(next)}
              />
            }
            label={
              <>
                {translate('resources.auditPlannings.fields.confirmsByMail')}
                <FormHelperText sx={{ mt: 0 }}>{translate('planning.form.confirmsByMail')}</FormHelperText>
              </>
            }
            sx={{ mt: 1, minHeight: 44 }}
          />
        )}
        {isBusy && (
          <LinearProgress
            variant="determinate"
            value={(100 * outcomes.size) / waiting.length}
            aria-label={translate('planning.board.planning')}
            sx={{ mt: 2 }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy} variant={isDone ? 'contained' : 'text'}>
          {translate(isDone ? 'shell.action.close' : 'shell.action.cancel')}
        </Button>
        {!isDone && (
          <ReasonButton variant="contained" disabled={isBusy} reason={offline} onClick={submit}>
            {translate(outcomes.size > 0 ? 'planning.board.retry' : 'planning.form.plan')}
          </ReasonButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Place({ waiting, outcome }: { waiting: Waiting; outcome: PlanOutcome | undefined }) {
  const translate = useTranslate();
  const words = useBoardWords();
  const { locationName, ownerName, type, count, minutes } = waiting;
  const place = locationName ?? translate('planning.board.unseen');
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600, fontSize: '0.875rem' }}>{place}</Typography>
      <Typography variant="body2" color="text.secondary">
        {[ownerName, translate(`choices.auditType.${type}`), words.load({ pieces: count, minutes })]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {outcome && (
        <Typography
          role="status"
          variant="body2"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            color: 'planning' in outcome ? 'success.main' : 'error.main',
          }}
        >
          {'planning' in outcome ? (
            <>
              <CheckCircleOutlined aria-hidden fontSize="small" />
              {outcome.count === null
                ? translate('planning.board.done')
                : translate('planning.form.planned', { smart_count: outcome.count })}
              <Link component={RouterLink} to={planningPath(outcome.planning)} sx={{ ml: 1 }}>
                {translate('planning.board.open')}
              </Link>
            </>
          ) : (
            <>
              <ErrorOutlineOutlined aria-hidden fontSize="small" />
              {outcome.problem}
            </>
          )}
        </Typography>
      )}
    </Box>
  );
}

import {
  Alert,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../../data/errors/errorMessage';
import { syncNow, useOutbox } from '../../../data/offline';
import { type FinishAnswer, finishPlanning } from '../planningCommands';
import type { Inspection } from '../usePlanningInspections';
import { unsentOf } from './unsentOf';

type OpenAudits = 'remove' | 'notTraceable';
interface FinishDialogProps {
  planning: string;
  inspections: readonly Inspection[];
  /** Number of further inspections that the user may not see. */
  unseen: number;
  onFinished: (answer: FinishAnswer) => void;
  onClose: () => void;
}

/** Asks what to do with inspections that were not carried out. */
export function FinishDialog({ planning, inspections, unseen, onFinished, onClose }: FinishDialogProps) {
  const translate = useTranslate();
  const outbox = useOutbox();
  const [choice, setChoice] = useState<OpenAudits | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const open = inspections.filter((inspection) => inspection.isOpen);
  const started = open.filter((inspection) => inspection.isStarted).length;
  // Unsent changes on this device would count as not carried out.
  const unsent = unsentOf(outbox.items, planning, new Set(inspections.map(({ audit }) => audit.id)));
  const isUnsent = unsent.waiting + unsent.refused > 0;
  const isReady = !isUnsent && (open.length === 0 || choice !== null);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    await work().catch((error: unknown) => setFailure(errorMessage(error, translate)));
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="finish-title">
      <DialogTitle id="finish-title">{translate('planning.finish.title')}</DialogTitle>
      <DialogContent>
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        {isUnsent && (
          <Alert
            severity="warning"
            sx={{ mb: 2 }}
            action={
              unsent.waiting > 0 ? (
                <Button color="inherit" disabled={isBusy} onClick={() => void run(syncNow)}>
                  {translate('planning.finish.send')}
                </Button>
              ) : (
                // Refused changes cannot be fixed by sending again; they need a decision.
                <Button color="inherit" component={Link} to="/offline/overview">
                  {translate('planning.finish.look')}
                </Button>
              )
            }
          >
            {translate('planning.finish.unsent', { smart_count: unsent.waiting + unsent.refused })}
          </Alert>
        )}
        {unseen > 0 && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {translate('planning.list.unseen', { smart_count: unseen })}
          </Alert>
        )}
        {open.length === 0 ? (
          unseen === 0 && (
            <DialogContentText>
              {translate('planning.finish.allDone', { smart_count: inspections.length })}
            </DialogContentText>
          )
        ) : (
          <>
            <DialogContentText>
              {translate('planning.finish.open', { smart_count: open.length })}
            </DialogContentText>
            <Typography variant="body2" sx={{ my: 1, overflowWrap: 'anywhere' }}>
              {open
                .slice(0, 12)
                .map(({ equipment }) => equipment?.identNumber ?? '–')
                .join(', ')}
              {open.length > 12 ? ` … (+${open.length - 12})` : ''}
            </Typography>
            <RadioGroup
              value={choice ?? ''}
              aria-label={translate('planning.finish.question')}
              onChange={(_event, next) => setChoice(next === 'remove' ? 'remove' : 'notTraceable')}
            >
              <Choice
                value="remove"
                title={translate('planning.finish.remove')}
                text={translate('planning.finish.removeText')}
              />
              <Choice
                value="notTraceable"
                title={translate('planning.finish.notTraceable')}
                text={translate('planning.finish.notTraceableText')}
              />
            </RadioGroup>
            {choice === 'remove' && started > 0 && (
              <Alert severity="warning" sx={{ mt: 1 }}>
                {translate('planning.finish.startedLost', { smart_count: started })}
              </Alert>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={!isReady || isBusy}
          startIcon={isBusy ? <CircularProgress size={16} color="inherit" /> : undefined}
          onClick={() =>
            void run(async () =>
              onFinished(await finishPlanning(planning, open.length > 0 && choice ? choice : undefined)),
            )
          }
        >
          {translate('planning.finish.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Choice({ value, title, text }: { value: OpenAudits; title: string; text: string }) {
  return (
    <FormControlLabel
      value={value}
      control={<Radio />}
      sx={{ alignItems: 'flex-start', my: 0.5 }}
      label={
        <>
          <Typography sx={{ fontWeight: 600, pt: 0.75 }}>{title}</Typography>
          <Typography variant="body2" color="text.secondary">
            {text}
          </Typography>
        </>
      }
    />
  );
}

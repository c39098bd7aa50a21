import {
  Alert,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { askedFields } from '@plumbline/resources/language/steps';
import { type RaRecord, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { blockersOf, readError } from '../../data/errors/readError';
import { BlockerList } from '../errors/BlockerList';
import { fieldTexts } from '../errors/fieldTexts';
import { StepForm } from './StepForm';
import { stepText } from './stepText';

interface StepDialogProps {
  entity: AnyEntity;
  record: RaRecord<string>;
  title: string;
  name: string;
  /** The refusal; before that, the dialog asks for confirmation. */
  error: unknown;
  isPending: boolean;
  onConfirm: (answers?: Record<string, unknown>) => void;
  onClose: () => void;
}

/** Confirms a step; if it is refused, shows the reason and the blockers with links. */
export function StepDialog({
  entity,
  record,
  title,
  name,
  error,
  isPending,
  onConfirm,
  onClose,
}: StepDialogProps) {
  const translate = useTranslate();
  const label = translate(stepText(entity, name, 'label'));
  const { errors } = error ? readError(error) : {};
  const blockers = error ? blockersOf(readError(error)) : [];
  const step = entity.steps?.[name];
  const text = step?.isAsked && (
    <DialogContentText>{translate(stepText(entity, name, 'ask'))}</DialogContentText>
  );
  // The input is kept: another answer may be accepted.
  const mayRetry = !error || errors !== undefined;
  const isForm = mayRetry && step && askedFields(step, record).length > 0;
  const refusal = error ? (
    <Alert severity="error" variant="outlined">
      {errors ? fieldTexts(entity, errors, translate).join(' ') : errorMessage(error, translate)}
      {blockers.length > 0 && <BlockerList blockers={blockers} id={record.id} />}
    </Alert>
  ) : null;
  const actions = (
    <DialogActions>
      <Button variant="text" onClick={onClose} autoFocus={!isForm}>
        {/* Not “Cancel”: a step may be called so itself. */}
        {translate(mayRetry ? 'shell.step.dismiss' : 'shell.action.close')}
      </Button>
      {mayRetry && (
        <Button
          variant="contained"
          disabled={isPending}
          {...(isForm ? { type: 'submit' } : { onClick: () => onConfirm() })}
          startIcon={isPending ? <CircularProgress size={16} color="inherit" /> : undefined}
        >
          {label}
        </Button>
      )}
    </DialogActions>
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby="step-title" maxWidth="sm" fullWidth>
      <DialogTitle id="step-title">{translate('shell.step.ask', { name: title, step: label })}</DialogTitle>
      {isForm ? (
        <StepForm
          entity={entity}
          step={step}
          record={record}
          onSubmit={onConfirm}
          intro={refusal ?? text}
          actions={actions}
        />
      ) : (
        <>
          <DialogContent>{refusal ?? text}</DialogContent>
          {actions}
        </>
      )}
    </Dialog>
  );
}

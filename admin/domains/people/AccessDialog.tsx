import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { useFormat } from '../../data/words/useFormat';
import { MemberSecondFactor } from './secondFactor/MemberSecondFactor';
import { useAccessCommand } from './useAccessCommand';

/** State of an invitation or access, with its actions. */
export function AccessDialog({ contact, onClose }: { contact: RaRecord<string>; onClose: () => void }) {
  const translate = useTranslate();
  const format = useFormat();
  const { run, running, problem } = useAccessCommand(contact.id, onClose);
  const name = `${contact.firstName} ${contact.lastName}`;
  // An invitation may have expired before the job has updated its state.
  const isOver =
    contact.invitationState === 'EXPIRED' || Date.parse(contact.invitationExpiresAt) <= Date.now();
  const kind = contact.user ? 'access' : isOver ? 'expired' : 'invitation';
  return (
    <Dialog open onClose={onClose} aria-labelledby="access-title" fullWidth maxWidth="xs">
      <DialogTitle id="access-title">{translate(`people.${kind}.title`, { name })}</DialogTitle>
      <DialogContent>
        {problem && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        )}
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
          {translate(`people.${kind}.text`, {
            name,
            email: contact.emailAddress ?? '',
            date: contact.invitationExpiresAt ? format.dateTime(contact.invitationExpiresAt) : '',
          })}
        </DialogContentText>
        {contact.user && <MemberSecondFactor contact={contact.id} name={name} />}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {translate('shell.action.close')}
        </Button>
        {contact.user ? (
          <Button
            variant="contained"
            color="error"
            loading={running !== null}
            onClick={() => void run('endAccess')}
          >
            {translate('people.access.end')}
          </Button>
        ) : (
          <>
            <Button
              variant="outlined"
              color="error"
              disabled={running !== null}
              onClick={() => void run('withdrawInvitation')}
            >
              {translate('people.invitation.withdraw')}
            </Button>
            <Button
              variant="contained"
              loading={running !== null}
              onClick={() => void run('resendInvitation')}
            >
              {translate('people.invitation.resend')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

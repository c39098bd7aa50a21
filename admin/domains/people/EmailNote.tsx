import { Alert, Link } from '@mui/material';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';

/** Note below a changed e-mail address: the effect on the contact's sign-in or open invitation. */
export function EmailNote({ values }: { values: Readonly<Record<string, unknown>> }) {
  const translate = useTranslate();
  const actor = useActor();
  const record = useRecordContext<RaRecord<string>>();
  if (!record || (record.emailAddress ?? null) === (values.emailAddress ?? null)) return null;
  const kind =
    record.id === actor.contact
      ? 'own'
      : record.user
        ? 'signIn'
        : record.invitationState === 'INVITED'
          ? 'invited'
          : null;
  if (!kind) return null;
  return (
    <Alert severity="info" role="status" sx={{ mt: 1 }}>
      {translate(`people.emailNote.${kind}`, { email: record.emailAddress })}{' '}
      {kind === 'own' && (
        <Link component={RouterLink} to="/users/settings">
          {translate('shell.menu.userSettings')}
        </Link>
      )}
    </Alert>
  );
}

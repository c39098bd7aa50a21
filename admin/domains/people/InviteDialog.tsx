import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { type Language, languages } from '@plumbline/resources/language/languages';
import { signInRole } from '@plumbline/resources/rules/people/signInRole';
import { useState } from 'react';
import { type RaRecord, useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { languageNames } from '../../data/words/i18nProvider';
import { editFieldPath } from '../../entities/screenPaths';
import { useAccessCommand } from './useAccessCommand';

/** Shows the address and role of an invitation, and asks for the language of the e-mail. */
export function InviteDialog({ contact, onClose }: { contact: RaRecord<string>; onClose: () => void }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [language, setLanguage] = useState<string>(locale);
  const { run, running, problem } = useAccessCommand(contact.id, onClose);
  const role = signInRole({ instanceRole: contact.instanceRole, contactType: contact.contactType });
  const lacking = !contact.emailAddress ? 'emailAddress' : role === null ? 'instanceRole' : null;
  const name = `${contact.firstName} ${contact.lastName}`;
  return (
    <Dialog open onClose={onClose} aria-labelledby="invite-title" fullWidth maxWidth="xs">
      <DialogTitle id="invite-title">{translate('people.invite.title', { name })}</DialogTitle>
      <DialogContent>
        {problem && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        )}
        {lacking ? (
          <Alert severity="info">{translate(`people.invite.lacks.${lacking}`)}</Alert>
        ) : (
          <>
            <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
              {translate('people.invite.text', {
                email: contact.emailAddress,
                role: translate(`shell.role.${role}`),
              })}
            </DialogContentText>
            <TextField
              select
              fullWidth
              label={translate('people.invite.language')}
              helperText={translate('people.invite.languageHint')}
              value={language}
              onChange={(event) => setLanguage(event.target.value)}
            >
              {languages.map((one: Language) => (
                <MenuItem key={one} value={one} lang={one.slice(0, 2)}>
                  {languageNames[one]}
                </MenuItem>
              ))}
            </TextField>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {translate('shell.action.cancel')}
        </Button>
        {lacking ? (
          <Button
            variant="contained"
            component={Link}
            to={editFieldPath(entities.contacts, contact.id, lacking)}
          >
            {translate('shell.action.edit')}
          </Button>
        ) : (
          <Button
            variant="contained"
            loading={running !== null}
            onClick={() => void run('invite', { language })}
          >
            {translate('people.invite.send')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

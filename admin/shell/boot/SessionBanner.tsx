import { Alert, Button } from '@mui/material';
import { useEffect } from 'react';
import { useI18nProvider, useTranslate } from 'react-admin';
import { signIn, signInBeside } from '../../data/session/session';
import { holdSessionNotice } from '../../data/session/sessionNotice';
import { useSession } from '../../data/session/useSession';
import { isInTheMiddle, reloadForRights } from './rightsReload';
import { useActorChange } from './useActorChange';

/**
 * Notice above the screen about a change of the session during work; the screen stays as it is while anything is
 * unsaved.
 */
export function SessionBanner({ reloadsItself = false }: { reloadsItself?: boolean }) {
  const i18n = useI18nProvider();
  const { state, code } = useSession();
  const change = useActorChange(reloadsItself);
  if (change === 'mirroringOver')
    return (
      <Notice
        text="people.mirror.over"
        action="people.mirror.back"
        onAction={() => window.location.assign('/instances/overview')}
      />
    );
  if (change === 'person' || code === 'ACTOR_CHANGED')
    return (
      <Notice
        text="errors.ACTOR_CHANGED"
        action="shell.action.reload"
        onAction={() => window.location.reload()}
      />
    );
  if (change === 'rights')
    return <Notice text="people.rights.changed" action="shell.action.reload" onAction={reloadForRights} />;
  if (state !== 'ended') return null;
  const language = i18n.getLocale();
  const signInAgain = () => {
    // Keeps unsaved input on the screen; without a popup window the sign-in leaves the page.
    if (!isInTheMiddle() || !signInBeside(language)) void signIn(language);
  };
  return <Notice text="errors.NOT_SIGNED_IN" action="shell.boot.signInButton" onAction={signInAgain} />;
}

interface NoticeProps {
  text: string;
  action: string;
  onAction: () => void;
}

function Notice({ text, action, onAction }: NoticeProps) {
  const translate = useTranslate();
  useEffect(holdSessionNotice, []);
  return (
    <Alert
      severity="warning"
      variant="outlined"
      role="alert"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" variant="text" onClick={onAction}>
          {translate(action)}
        </Button>
      }
    >
      {translate(text)}
    </Alert>
  );
}

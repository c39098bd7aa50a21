import { Alert, Button } from '@mui/material';
import { useI18nProvider, useTranslate } from 'react-admin';
import { signIn, signInBeside } from '../providers/session';
import { isInTheMiddle, reloadForRights } from './rightsReload';
import { useActorChange } from './useActorChange';
import { useSession } from './useSession';

/** What became of the sign-in while somebody works: said above the screen, which stays as it is while anything is unsaved. */
export function SessionBanner({ reloadsItself = false }: { reloadsItself?: boolean }) {
  const translate = useTranslate();
  const i18n = useI18nProvider();
  const { state, code } = useSession();
  const change = useActorChange(reloadsItself);
  const banner = (text: string, action: string, onAction: () => void) => (
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
  if (change === 'mirroringOver')
    return banner('people.mirror.over', 'people.mirror.back', () =>
      window.location.assign('/instances/overview'),
    );
  if (change === 'person' || code === 'ACTOR_CHANGED')
    return banner('errors.ACTOR_CHANGED', 'shell.action.reload', () => window.location.reload());
  if (change === 'rights') return banner('people.rights.changed', 'shell.action.reload', reloadForRights);
  if (state !== 'ended') return null;
  const language = i18n.getLocale();
  return banner('errors.NOT_SIGNED_IN', 'shell.boot.signInButton', () => {
    // What is typed stays on the screen; without a window of its own signing in leaves it.
    if (!isInTheMiddle() || !signInBeside(language)) void signIn(language);
  });
}

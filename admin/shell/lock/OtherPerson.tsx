import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { currentClient } from '../../data/offline/currentClient';
import { session } from '../../data/session/session';
import { useSession } from '../../data/session/useSession';
import { leaveFor } from '../../kit/overlay/leaveFor';
import { overlay } from '../../kit/overlay/overlay';

/** Signs out the current user after a warning about unsaved work, so that another one can sign in. */
export function OtherPerson({ onStay }: { onStay: () => void }) {
  const translate = useTranslate();
  const { actor } = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    // Unsent changes stay on the disk for their owner.
    await overlay.during(async () => {
      const cleared = currentClient()?.close({ isSignOut: true });
      const endSessionUrl = await session.signOut();
      await cleared;
      leaveFor(endSessionUrl ?? '/index.html/afterlogout');
    });
  };
  return (
    <>
      <Typography variant="h2">{translate('lock.otherTitle', { name: actor?.name ?? '' })}</Typography>
      <Alert severity="warning">{translate('lock.otherText', { email: actor?.email ?? '' })}</Alert>
      <Button variant="contained" color="error" loading={isLeaving} onClick={() => void leave()}>
        {translate('lock.otherConfirm')}
      </Button>
      <Button variant="text" autoFocus onClick={onStay}>
        {translate('shell.action.cancel')}
      </Button>
    </>
  );
}

import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LanguageSwitch } from '../../data/session/language/LanguageSwitch';
import { useSession } from '../../data/session/useSession';
import { leaveFor } from '../../kit/overlay/leaveFor';
import { LockFrame } from './LockFrame';
import { OtherPerson } from './OtherPerson';
import { UnlockByPassword } from './UnlockByPassword';
import { UnlockByWindow } from './UnlockByWindow';

/** Lock screen: the user unlocks it with the password; another user first signs that user out. */
export function LockScreen() {
  const translate = useTranslate();
  const { actor, code } = useSession();
  const [isLeaving, setLeaving] = useState(false);
  if (code === 'ACTOR_CHANGED')
    return (
      <LockFrame title={translate('lock.title')}>
        <Alert severity="warning">{translate('lock.otherHere')}</Alert>
        <Button variant="contained" onClick={() => leaveFor('/start/dashboard')}>
          {translate('lock.goOn')}
        </Button>
      </LockFrame>
    );
  const isOver = code !== null && code !== 'SESSION_LOCKED';
  const byPassword = !isOver && actor?.signIn?.isEmbedded !== false;
  return (
    <LockFrame title={translate('lock.title')}>
      <Typography color="text.secondary">{translate(isOver ? 'lock.ended' : 'lock.text')}</Typography>
      {actor && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {translate('lock.who', { name: actor.name, email: actor.email })}
        </Typography>
      )}
      {isLeaving ? (
        <OtherPerson onStay={() => setLeaving(false)} />
      ) : (
        <>
          {byPassword ? <UnlockByPassword email={actor?.email ?? ''} /> : <UnlockByWindow />}
          <Button variant="text" onClick={() => setLeaving(true)}>
            {translate('lock.other')}
          </Button>
        </>
      )}
      <Box sx={{ justifySelf: 'center', mt: 2 }}>
        <LanguageSwitch />
      </Box>
    </LockFrame>
  );
}

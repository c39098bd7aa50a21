import { Button, Chip, ListItem, ListItemText, Stack } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { currentClient } from '../../data/offline';
import { endOtherSessions, endSession, listSessions } from '../../data/session/peopleCommands';
import { session } from '../../data/session/session';
import { useFormat } from '../../data/words/useFormat';
import { leavingUnderOverlay } from '../../kit/overlay/overlay';
import { RevokeDialog } from '../../kit/parts/RevokeDialog';
import { SettingsCard } from '../../kit/parts/SettingsCard';
import { deviceName } from './deviceName';
import { LeaveDialog } from './LeaveDialog';
import { LoadedList } from './LoadedList';

type Ending = { id: string; device: string } | 'others';

/** The user's sessions, to end one or all. */
export function SessionList() {
  const translate = useTranslate();
  const notify = useNotify();
  const format = useFormat();
  const [ending, setEnding] = useState<Ending | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const query = useQuery({ queryKey: ['people', 'sessions'], queryFn: listSessions });
  const onError = (error: unknown) => notify(errorMessage(error, translate), { type: 'error' });
  const end = useMutation({
    mutationFn: (which: Ending) => (which === 'others' ? endOtherSessions() : endSession(which.id)),
    onSuccess: async (_answer, which) => {
      setEnding(null);
      await query.refetch();
      notify(which === 'others' ? 'signOut.othersDone' : 'people.sessions.ended', { type: 'success' });
    },
    onError,
  });
  const endAll = useMutation({
    mutationFn: () =>
      leavingUnderOverlay(async () => {
        const address = await session.signOut(true);
        await currentClient()?.close({ isSignOut: true });
        return address ?? '/index.html/afterlogout';
      }),
    onError,
  });
  const hasOthers = (query.data?.length ?? 0) > 1;
  return (
    <SettingsCard title={translate('people.sessions.title')}>
      <LoadedList
        query={query}
        empty={translate('people.sessions.empty')}
        row={(one) => {
          const device = deviceName(one.userAgent) ?? translate('people.sessions.unknown');
          return (
            <ListItem key={one.id} disableGutters divider sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
              <ListItemText
                sx={{ flex: '1 1 220px', minWidth: 0 }}
                primary={
                  <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
                    {device}
                    {one.isCurrent && <Chip size="small" label={translate('people.sessions.here')} />}
                  </Stack>
                }
                secondary={translate('people.sessions.seen', {
                  date: format.dateTime(one.lastSeen),
                  address: one.address,
                })}
                slotProps={{ primary: { component: 'div' } }}
              />
              {!one.isCurrent && (
                <Button
                  variant="outlined"
                  aria-label={`${translate('people.sessions.end')}: ${device}`}
                  onClick={() => setEnding({ id: one.id, device })}
                >
                  {translate('people.sessions.end')}
                </Button>
              )}
            </ListItem>
          );
        }}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
        {hasOthers && (
          <Button variant="outlined" onClick={() => setEnding('others')}>
            {translate('signOut.others')}
          </Button>
        )}
        <Button variant="outlined" color="error" onClick={() => setLeaving(true)} loading={endAll.isPending}>
          {translate('people.sessions.endAll')}
        </Button>
      </Stack>
      {ending && (
        <RevokeDialog
          title={
            ending === 'others'
              ? translate('people.sessions.othersTitle')
              : translate('people.sessions.endTitle', { device: ending.device })
          }
          text={translate('people.sessions.endText')}
          confirm={translate('people.sessions.end')}
          isPending={end.isPending}
          onConfirm={() => end.mutate(ending)}
          onClose={() => setEnding(null)}
        />
      )}
      {isLeaving && (
        <LeaveDialog
          leaving="signOut"
          {...(hasOthers ? { also: translate('people.sessions.allText') } : {})}
          onStay={() => setLeaving(false)}
          onLeave={() => {
            setLeaving(false);
            endAll.mutate();
          }}
        />
      )}
    </SettingsCard>
  );
}

import { Alert, AlertTitle, Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { lookAtDevice } from './currentFollowing';
import type { JournalEntry } from './journal';
import { journalOf } from './ownJournal';
import { useSenderName } from './useSenderName';

/** Unread remote messages, and actions that wait until they interrupt nobody. */
export function RemoteNoticeList({ entries }: { entries: readonly JournalEntry[] }) {
  const translate = useTranslate();
  const actor = useActor();
  const senderName = useSenderName();
  const markRead = (id: string) => {
    journalOf(actor).change(id, { state: 'DONE' });
    void lookAtDevice().catch(() => {});
  };
  return (
    <Stack component="aside" aria-label={translate('devices.notice.label')} sx={{ gap: 1, mb: 2 }}>
      {entries.map((entry) =>
        entry.action === 'message' ? (
          <Alert
            key={entry.id}
            severity="info"
            variant="outlined"
            role="status"
            sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px', minWidth: 0 } }}
            action={
              <Button color="inherit" variant="outlined" onClick={() => markRead(entry.id)}>
                {translate('devices.notice.read')}
              </Button>
            }
          >
            <AlertTitle sx={{ fontSize: '0.9375rem', mb: 0.25 }}>
              {translate('devices.notice.message', { sender: senderName(entry) })}
            </AlertTitle>
            {/* The sender may write in any language and script. */}
            <Typography
              variant="body2"
              dir="auto"
              sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: '40vh', overflowY: 'auto' }}
            >
              {entry.message}
            </Typography>
          </Alert>
        ) : (
          <Alert key={entry.id} severity="info" variant="outlined" role="status">
            {translate('devices.notice.waiting', {
              action: translate(`choices.deviceActionKey.${entry.action}`),
              sender: senderName(entry),
            })}
          </Alert>
        ),
      )}
    </Stack>
  );
}

import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import { List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { deviceActionState } from '@plumbline/resources/language/choices/choices';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../data/words/useFormat';
import { ChoiceChip } from '../../entities/ChoiceChip';
import { StatusChip } from '../../entities/StatusChip';
import type { JournalEntry } from './journal';
import { useOwnJournal } from './ownJournal';
import { useSenderName } from './useSenderName';

/** Log of remote actions on this device, for its user; stored on the device, so available offline. */
export function RemoteLog() {
  const translate = useTranslate();
  const entries = useOwnJournal();
  return (
    <>
      <Typography variant="h3" sx={{ mt: 1.5 }}>
        {translate('devices.log.title')}
      </Typography>
      {entries.length === 0 ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {translate('devices.log.empty')}
        </Typography>
      ) : (
        <List dense aria-label={translate('devices.log.title')}>
          {entries.map((entry) => (
            <LogRow key={entry.id} entry={entry} />
          ))}
        </List>
      )}
    </>
  );
}

function LogRow({ entry }: { entry: JournalEntry }) {
  const translate = useTranslate();
  const format = useFormat();
  const senderName = useSenderName();
  const { action, state, failure, note, message, at } = entry;
  const isWaiting = state === 'RECEIVED' || state === 'STARTED';
  return (
    <ListItem disableGutters divider sx={{ alignItems: 'flex-start' }}>
      <ListItemText
        primary={
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            {translate(`choices.deviceActionKey.${action}`)}
            {isWaiting ? (
              <StatusChip
                tone="info"
                icon={HourglassEmptyOutlined}
                label={translate('devices.log.waiting')}
              />
            ) : (
              <ChoiceChip choices={deviceActionState} value={state} />
            )}
          </Stack>
        }
        secondary={
          <>
            <span>
              {translate('devices.log.from', { sender: senderName(entry), date: format.dateTime(at) })}
            </span>
            {failure && <span>{translate(`choices.deviceActionFailure.${failure}`)}</span>}
            {note && (
              <span>
                {translate(action === 'update' ? 'devices.log.version' : 'devices.log.reference', { note })}
              </span>
            )}
            {message && (
              <span dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {message}
              </span>
            )}
          </>
        }
        slotProps={{
          primary: { component: 'div' },
          secondary: { component: 'div', sx: { '& > span': { display: 'block' } } },
        }}
      />
    </ListItem>
  );
}

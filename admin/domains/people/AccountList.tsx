import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { List, ListItem, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { useConnection } from '../../data/offline';
import { useActor } from '../../data/session/ActorProvider';
import { switchAccount } from '../../data/session/session';
import { LeaveDialog } from './LeaveDialog';

/** The accounts the user may work in, to switch between them. */
export function AccountList({ onDone }: { onDone: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const actor = useActor();
  const { isOnline } = useConnection();
  const [wanted, setWanted] = useState<{ contact: string | null } | null>(null);
  const go = (contact: string | null) => {
    onDone();
    switchAccount(contact).catch((error: unknown) =>
      notify(errorMessage(error, translate), { type: 'error' }),
    );
  };
  return (
    <>
      <Typography variant="subtitle2" component="h2" sx={{ px: 2, pt: 1 }}>
        {translate('shell.account.switch')}
      </Typography>
      <List dense>
        {actor.contacts.map((account) => {
          const isHere = account.instance === actor.instance && account.contact === actor.contact;
          return (
            <ListItem key={`${account.instance}${account.contact}`} disablePadding>
              <ListItemButton
                selected={isHere}
                aria-current={isHere ? 'true' : undefined}
                disabled={!isOnline && !isHere}
                onClick={() => (isHere ? onDone() : setWanted(account))}
              >
                <ListItemIcon sx={{ minWidth: 36 }}>
                  {isHere ? <CheckOutlined fontSize="small" /> : <BusinessOutlined fontSize="small" />}
                </ListItemIcon>
                <ListItemText
                  primary={account.instanceName}
                  secondary={translate(`shell.role.${account.role}`)}
                />
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
      {wanted && (
        <LeaveDialog
          leaving="switchAccount"
          onStay={() => setWanted(null)}
          onLeave={() => go(wanted.contact)}
        />
      )}
    </>
  );
}

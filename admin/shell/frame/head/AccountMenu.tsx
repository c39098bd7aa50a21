import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import TourOutlined from '@mui/icons-material/TourOutlined';
import {
  Avatar,
  Box,
  Button,
  Divider,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Popover,
  Typography,
} from '@mui/material';
import { type ComponentType, useState } from 'react';
import { useLogout, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useConnection } from '../../../data/offline';
import { useActor } from '../../../data/session/ActorProvider';
import { AccountList } from '../../../domains/people/AccountList';
import { LeaveDialog } from '../../../domains/people/LeaveDialog';
import { ThemeSwitch } from '../../../kit/parts/ThemeSwitch';
import { startTour } from '../../tour';

/** User menu: user, accounts and sign-out. */
export function AccountMenu() {
  const translate = useTranslate();
  const logout = useLogout();
  const actor = useActor();
  const { isOnline } = useConnection();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('shell.account.menu', { name: actor.name });
  const short = initials(actor.name || actor.email);
  const [isLeaving, setLeaving] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        data-tour="account"
        aria-label={`${short} – ${label}`}
        sx={{ p: 0.5 }}
      >
        <Avatar
          sx={{
            width: 30,
            height: 30,
            // Two wide letters fit into the circle with large text as well.
            fontSize: 'min(0.78125rem, 14px)',
            fontWeight: 600,
            backgroundColor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {short}
        </Avatar>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { width: 300 }, role: 'dialog', 'aria-label': label } }}
      >
        <Box sx={{ px: 2, py: 1.5 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{actor.name}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {actor.email}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {translate(`shell.role.${actor.role}`)}
          </Typography>
        </Box>
        <Divider />
        {actor.contacts.length > 1 && (
          <>
            <AccountList onDone={close} />
            <Button component={Link} to="/instances/selection" onClick={close} sx={{ mx: 1, mb: 1 }}>
              {translate('people.selection.title')}
            </Button>
            <Divider />
          </>
        )}
        <Box sx={{ px: 2, py: 1.25 }}>
          <ThemeSwitch />
        </Box>
        <Divider />
        <List dense>
          {isOnline && (
            <Item icon={ManageAccountsOutlined} to="/users/settings" onClick={close}>
              {translate('shell.menu.userSettings')}
            </Item>
          )}
          <Item
            icon={TourOutlined}
            onClick={() => {
              close();
              startTour();
            }}
          >
            {translate('dashboard.tour.begin')}
          </Item>
          <Item
            icon={LogoutOutlined}
            onClick={() => {
              close();
              setLeaving(true);
            }}
          >
            {translate('shell.account.signOut')}
          </Item>
        </List>
      </Popover>
      {isLeaving && (
        <LeaveDialog leaving="signOut" onStay={() => setLeaving(false)} onLeave={() => void logout()} />
      )}
    </>
  );
}

interface ItemProps {
  icon: ComponentType<{ fontSize: 'small' }>;
  /** Link target; absent: an action. */
  to?: string;
  onClick: () => void;
  children: string;
}

function Item({ icon: Icon, to, onClick, children }: ItemProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton onClick={onClick} {...(to ? { component: Link, to } : {})}>
        <ListItemIcon sx={{ minWidth: 36 }}>
          <Icon fontSize="small" />
        </ListItemIcon>
        <ListItemText primary={children} />
      </ListItemButton>
    </ListItem>
  );
}

const initials = (name: string): string =>
  name
    .split(/[\s.@]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((part) => part[0]?.toUpperCase())
    .join('');

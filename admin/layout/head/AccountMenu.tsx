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
import { useState } from 'react';
import { useLogout, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useActor } from '../../boot/ActorProvider';
import { SignOutDialog } from '../../lock/SignOutDialog';
import { useConnection } from '../../offline';
import { startTour } from '../../tour/tourState';
import { AccountList } from './AccountList';
import { ThemeSwitch } from './ThemeSwitch';

/** Who is signed in, where else they may work, and the way out. */
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
            fontSize: '0.78125rem',
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
            <ListItem disablePadding>
              <ListItemButton component={Link} to="/users/settings" onClick={close}>
                <ListItemIcon sx={{ minWidth: 36 }}>
                  <ManageAccountsOutlined fontSize="small" />
                </ListItemIcon>
                <ListItemText primary={translate('shell.menu.userSettings')} />
              </ListItemButton>
            </ListItem>
          )}
          <ListItem disablePadding>
            <ListItemButton
              onClick={() => {
                close();
                startTour();
              }}
            >
              <ListItemIcon sx={{ minWidth: 36 }}>
                <TourOutlined fontSize="small" />
              </ListItemIcon>
              <ListItemText primary={translate('dashboard.tour.begin')} />
            </ListItemButton>
          </ListItem>
          <ListItem disablePadding>
            <ListItemButton
              onClick={() => {
                close();
                setLeaving(true);
              }}
            >
              <ListItemIcon sx={{ minWidth: 36 }}>
                <LogoutOutlined fontSize="small" />
              </ListItemIcon>
              <ListItemText primary={translate('shell.account.signOut')} />
            </ListItemButton>
          </ListItem>
        </List>
      </Popover>
      {isLeaving && <SignOutDialog onStay={() => setLeaving(false)} onLeave={() => void logout()} />}
    </>
  );
}

const initials = (name: string): string =>
  name
    .split(/[\s.@]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((part) => part[0]?.toUpperCase())
    .join('');

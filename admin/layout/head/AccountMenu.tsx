import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import { Avatar, Box, Divider, IconButton, ListItemIcon, ListItemText, ListSubheader, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useLogout, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useActor } from '../../boot/ActorProvider';
import { useConnection } from '../../offline';
import { switchAccount } from '../../providers/session';
import { ThemeSwitch } from './ThemeSwitch';

/** Who is signed in, where else they may work, and the way out. */
export function AccountMenu() {
  const translate = useTranslate();
  const logout = useLogout();
  const actor = useActor();
  const { isOnline } = useConnection();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const others = actor.contacts.length > 1 ? actor.contacts : [];
  return (
    <>
      <IconButton onClick={(event) => setAnchor(event.currentTarget)} aria-haspopup="menu" aria-label={translate('shell.account.menu', { name: actor.name })} sx={{ p: 0.5 }}>
        <Avatar sx={{ width: 30, height: 30, fontSize: '0.78125rem', fontWeight: 600, backgroundColor: 'primary.main', color: 'primary.contrastText' }}>{initials(actor.name || actor.email)}</Avatar>
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} transformOrigin={{ vertical: 'top', horizontal: 'right' }} slotProps={{ paper: { sx: { width: 300 } } }}>
        <Box component="li" sx={{ px: 2, py: 1 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{actor.name}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>{actor.email}</Typography>
          <Typography variant="body2" color="text.secondary">{translate(`shell.role.${actor.role}`)}</Typography>
        </Box>
        <Divider component="li" />
        {others.length > 0 && <ListSubheader sx={{ lineHeight: 2.4 }}>{translate('shell.account.switch')}</ListSubheader>}
        {others.map((other) => {
          const isHere = other.instance === actor.instance && other.contact === actor.contact;
          return (
            <MenuItem key={`${other.instance}${other.contact}`} selected={isHere} disabled={!isOnline && !isHere} onClick={() => { close(); if (!isHere) void switchAccount(other.contact); }}>
              <ListItemIcon>{isHere ? <CheckOutlined fontSize="small" /> : <BusinessOutlined fontSize="small" />}</ListItemIcon>
              <ListItemText primary={other.instanceName} secondary={translate(`shell.role.${other.role}`)} slotProps={{ primary: { variant: 'body2' }, secondary: { variant: 'caption' } }} />
            </MenuItem>
          );
        })}
        {others.length > 0 && <Divider component="li" />}
        <Box component="li" sx={{ px: 2, py: 1 }}><ThemeSwitch /></Box>
        <Divider component="li" />
        {isOnline && <MenuItem component={Link} to="/users/settings" onClick={close}><ListItemIcon><ManageAccountsOutlined fontSize="small" /></ListItemIcon>{translate('shell.menu.userSettings')}</MenuItem>}
        <MenuItem onClick={() => { close(); void logout(); }}><ListItemIcon><LogoutOutlined fontSize="small" /></ListItemIcon>{translate('shell.account.signOut')}</MenuItem>
      </Menu>
    </>
  );
}

const initials = (name: string): string => name.split(/[\s.@]+/).filter(Boolean).slice(0, 2).map((part) => part[0]?.toUpperCase()).join('');

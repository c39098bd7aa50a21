import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import {
  Box,
  Drawer,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Typography,
} from '@mui/material';
import { Suspense } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useActor } from '../../boot/ActorProvider';
import { useConnection } from '../../offline';
import { useBrand } from '../../theme/brand/brandStore';
import { headHeight } from '../head/AppHead';
import { LanguageMenu } from '../head/LanguageMenu';
import { hasScreen } from '../knownScreens';
import { type MenuEntry, shownMenu } from './menuEntries';

const width = 236;

/** The menu: beside the screen where there is room, else in a drawer. */
export function SideMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <>
      <Box
        component="nav"
        data-tour="menu"
        aria-label={translate('shell.menu.label')}
        sx={{
          display: { xs: 'none', md: 'block' },
          width,
          flexShrink: 0,
          borderRight: 1,
          borderColor: 'divider',
          position: 'sticky',
          top: headHeight + 1,
          alignSelf: 'flex-start',
          height: `calc(100dvh - ${headHeight + 1}px)`,
          overflowY: 'auto',
        }}
      >
        <Entries />
      </Box>
      <Drawer
        open={isOpen}
        onClose={onClose}
        sx={{ display: { md: 'none' } }}
        slotProps={{ paper: { sx: { width: 280, maxWidth: '85vw' } } }}
      >
        <Box
          component="nav"
          aria-label={translate('shell.menu.label')}
          onClick={onClose}
          sx={{ pt: `${headHeight}px` }}
        >
          <Entries />
        </Box>
        <Box sx={{ p: 1.5, borderTop: 1, borderColor: 'divider', display: { sm: 'none' } }}>
          <LanguageMenu />
        </Box>
      </Drawer>
    </>
  );
}

function Entries() {
  const translate = useTranslate();
  const actor = useActor();
  const { isOnline } = useConnection();
  const { pathname } = useLocation();
  const poweredBy = useBrand()?.poweredBy;
  const groups = shownMenu({ actor }, hasScreen);
  const open = openEntry(
    groups.flatMap(({ entries }) => entries),
    pathname,
  );
  const entries = groups.map((group) => (
    <Box key={group.label ?? 'main'} sx={{ px: 1, py: 0.75 }}>
      {group.label && (
        <Box
          aria-hidden
          sx={{ lineHeight: 2.6, fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary', px: 1.25 }}
        >
          {translate(group.label)}
        </Box>
      )}
      <List dense disablePadding aria-label={group.label ? translate(group.label) : undefined}>
        {group.entries.map((entry) => (
          <Entry
            key={entry.path}
            entry={entry}
            isOpen={entry === open}
            isOff={entry.isOnlineOnly === true && !isOnline}
          />
        ))}
      </List>
    </Box>
  ));
  return (
    <>
      {entries}
      {poweredBy && (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ px: 2.25, py: 1.5 }}>
          {poweredBy}
        </Typography>
      )}
    </>
  );
}

function Entry({
  entry: { icon: Icon, label, path, mark: Mark },
  isOpen,
  isOff,
}: {
  entry: MenuEntry;
  isOpen: boolean;
  /** It needs the server, which cannot be reached now. */
  isOff: boolean;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  return (
    <ListItem disablePadding>
      <ListItemButton
        // A link that leads nowhere is none; it stays in the order of the keyboard and says why.
        {...(isOff
          ? {
              component: 'a',
              role: 'link',
              'aria-disabled': true,
              onClick: () => notify('shell.menu.onlineOnlyText', { type: 'info' }),
            }
          : { component: Link, to: path })}
        selected={isOpen}
        aria-current={isOpen ? 'page' : undefined}
        sx={(theme) => ({
          borderRadius: 1,
          px: 1.25,
          py: 0.5,
          mb: '1px',
          minHeight: 36,
          [theme.large]: { minHeight: 46 },
          ...(isOff && {
            cursor: 'default',
            color: 'text.secondary',
            '&:hover': { backgroundColor: 'transparent' },
          }),
          '&.Mui-selected': { color: 'primary.main', '& .MuiListItemIcon-root': { color: 'primary.main' } },
        })}
      >
        <ListItemIcon sx={{ minWidth: 32 }}>
          <Icon sx={{ fontSize: 20 }} />
        </ListItemIcon>
        <ListItemText
          primary={translate(label)}
          slotProps={{
            primary: {
              sx: {
                fontSize: '0.875rem',
                fontWeight: isOpen ? 580 : 450,
                whiteSpace: 'nowrap',
                overflow: 'hidden',
                textOverflow: 'ellipsis',
              },
            },
          }}
        />
        {isOff && (
          <CloudOffOutlined
            titleAccess={translate('shell.menu.onlineOnly')}
            sx={{ fontSize: 16, ml: 0.5, color: 'text.secondary' }}
          />
        )}
        {Mark && (
          <Suspense fallback={null}>
            <Mark />
          </Suspense>
        )}
      </ListItemButton>
    </ListItem>
  );
}

/** The entry one is in: the one whose address has most in common with the current one. */
export function openEntry(entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  // Without what names the list or the part of a screen that opens first.
  const base = (path: string): string =>
    path.replace(/\/\(outlet:\w+\)$/, '').replace(/\/(overview(-open)?|detail)?\/?$/, '');
  return entries
    .filter(({ path }) => pathname === path || pathname.startsWith(`${base(path)}/`))
    .sort((one, other) => base(other.path).length - base(one.path).length)[0];
}

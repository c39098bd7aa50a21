import { AppBar, Box, Link, Toolbar, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useActor } from '../../boot/ActorProvider';
import { SyncIndicator } from '../../offline/SyncIndicator';
import { SearchButton } from '../../search/SearchButton';
import { PlumbMark } from '../PlumbMark';
import { AccountMenu } from './AccountMenu';
import { LanguageMenu } from './LanguageMenu';

export const headHeight = 52;

/** The bar on top: product, account, state of synchronisation, language, person. */
export function AppHead() {
  const { instanceName } = useActor();
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        zIndex: (theme) => theme.zIndex.drawer + 1,
        pt: 'env(safe-area-inset-top)',
      }}
    >
      <Toolbar variant="dense" disableGutters sx={{ minHeight: headHeight, px: { xs: 1.5, md: 2 }, gap: 1 }}>
        <Link
          component={RouterLink}
          to="/start/dashboard"
          underline="none"
          color="text.primary"
          aria-label="Plumbline"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, width: { md: 220 } }}
        >
          <PlumbMark />
          <Typography
            component="span"
            sx={{
              fontWeight: 620,
              fontSize: '1.0625rem',
              letterSpacing: '-0.015em',
              display: { xs: 'none', sm: 'block' },
            }}
          >
            Plumbline
          </Typography>
        </Link>
        <Typography variant="body2" color="text.secondary" noWrap sx={{ minWidth: 0 }}>
          {instanceName}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <SearchButton />
        <SyncIndicator />
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <LanguageMenu />
        </Box>
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
}

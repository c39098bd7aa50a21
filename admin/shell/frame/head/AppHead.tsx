import { AppBar, Box, Link, Toolbar, Typography } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { useActor } from '../../../data/session/ActorProvider';
import { SyncIndicator } from '../../../domains/sync/SyncIndicator';
import { BrandMark } from '../../../kit/parts/BrandMark';
import { useProductName } from '../../../kit/theme/brand/useProductName';
import { SearchButton } from '../../search';
import { AccountMenu } from './AccountMenu';
import { LanguageMenu } from './LanguageMenu';

export const headHeight = 52;

// On a broker's colour all content of the bar uses its contrast colour; states are also shown as text.
const inkOfHead = {
  '& .MuiButton-root, & .MuiIconButton-root': { color: 'inherit' },
  '& .MuiAvatar-root': { backgroundColor: 'head.text', color: 'head.ground' },
  '& .Mui-focusVisible, & a:focus-visible': { outlineColor: 'currentColor' },
};

// Company names may be wider than a phone.
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: { xs: 'min(0.75rem, 14px)', sm: '0.875rem' },
  lineHeight: 1.25,
} as const;

/** App bar: product, account, sync state, language, user. */
export function AppHead() {
  const { instanceName } = useActor();
  const { isBranded } = useTheme().palette.head;
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{
        borderBottom: 1,
        borderColor: 'head.line',
        backgroundColor: 'head.ground',
        color: 'head.text',
        zIndex: (theme) => theme.zIndex.drawer + 1,
        pt: 'env(safe-area-inset-top)',
        ...(isBranded && inkOfHead),
      }}
    >
      <Toolbar variant="dense" disableGutters sx={{ minHeight: headHeight, px: { xs: 1.5, md: 2 }, gap: 1 }}>
        <Link
          component={RouterLink}
          to="/start/dashboard"
          underline="none"
          color="inherit"
          aria-label={useProductName()}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, width: { md: 220 } }}
        >
          <BrandMark />
        </Link>
        <Typography
          variant="body2"
          title={instanceName}
          sx={{ minWidth: 0, color: 'head.soft', ...twoLines }}
        >
          {instanceName}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <Box component="span" data-tour="find">
          <SearchButton />
        </Box>
        <Box component="span" data-later>
          <SyncIndicator />
        </Box>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <LanguageMenu />
        </Box>
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
}

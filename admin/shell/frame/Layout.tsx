import { Box } from '@mui/material';
import { memo, useCallback, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ActorProvider } from '../../data/session/ActorProvider';
import { RemoteNotices } from '../../domains/devices/RemoteNotices';
import { TerminationBanner } from '../../domains/instances/TerminationBanner';
import { TestAccountBanner } from '../../domains/instances/TestAccountBanner';
import { TrialBanner } from '../../domains/licences/TrialBanner';
import { SystemMessages } from '../../domains/messages/SystemMessages';
import { ClearOfBars } from '../../kit/parts/ClearOfBars';
import { ScreenBoundary } from '../../kit/parts/ScreenBoundary';
import { SkipLink } from '../../kit/parts/SkipLink';
import { MirrorBanner, SessionBanner, StoreBanner, UpdateBanner, useFirstLanguage } from '../boot';
import { TourHost } from '../tour';
import { AppHead, headHeight } from './head/AppHead';
import { BottomMenu } from './menu/BottomMenu';
import { SideMenu } from './menu/SideMenu';
import { useFocusOnNavigation } from './useFocusOnNavigation';

// Memoised: not re-rendered with the screen.
const Head = memo(AppHead);
const Side = memo(SideMenu);
const Bottom = memo(BottomMenu);

const clearOfBars = <ClearOfBars top={`${headHeight + 12}px`} bottom="132px" wideBottom="80px" />;

/** Layout of all framed screens. */
export function Layout() {
  return (
    <ActorProvider>
      <Frame />
    </ActorProvider>
  );
}

function Frame() {
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main, pathname);
  useFirstLanguage();
  return (
    <Box sx={{ minHeight: '100dvh', backgroundColor: 'background.default' }}>
      {clearOfBars}
      <SkipLink main={main} />
      <MirrorBanner />
      <Head />
      <Box sx={{ display: 'flex' }}>
        <Side isOpen={isMenuOpen} onClose={closeMenu} />
        <Box
          component="main"
          ref={main}
          id="main-content"
          tabIndex={-1}
          sx={{
            flex: 1,
            minWidth: 0,
            outline: 'none',
            px: { xs: 1.5, sm: 2.5, lg: 3 },
            pt: { xs: 1.5, sm: 2.5 },
            pb: { xs: 'calc(84px + env(safe-area-inset-bottom))', md: 4 },
            maxWidth: 1680,
          }}
        >
          <SessionBanner reloadsItself />
          <UpdateBanner />
          <RemoteNotices />
          <SystemMessages />
          <TestAccountBanner />
          <TerminationBanner />
          <TrialBanner />
          <StoreBanner />
          {/* An error of one screen does not affect the next. */}
          <ScreenBoundary key={pathname}>
            <Outlet />
          </ScreenBoundary>
        </Box>
      </Box>
      <Bottom onMenu={openMenu} />
      <TourHost />
    </Box>
  );
}

import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { ActorProvider } from '../../data/session/ActorProvider';
import { MirrorBanner } from './MirrorBanner';
import { SessionBanner } from './SessionBanner';
import { StoreBanner } from './StoreFault';

/** A full-window screen without menu and app bar. */
export function BareScreen({ children }: { children: ReactNode }) {
  return (
    <ActorProvider>
      <Box sx={{ minHeight: '100dvh', backgroundColor: 'background.default' }}>
        <MirrorBanner />
        <SessionBanner />
        <StoreBanner />
        {children}
      </Box>
    </ActorProvider>
  );
}

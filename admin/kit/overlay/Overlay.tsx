import { Box, CircularProgress, Typography } from '@mui/material';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { overlay } from './overlay';

/** Covers the whole app during a global action and blocks pointer and keyboard. */
export function Overlay() {
  const state = useSyncExternalStore(overlay.subscribe, overlay.state);
  return state === 'none' ? null : createPortal(<Cover isWaiting={state === 'waiting'} />, document.body);
}

function Cover({ isWaiting }: { isWaiting: boolean }) {
  const translate = useTranslate();
  useEffect(() => {
    const focused = document.activeElement;
    const others = [...document.body.children].filter(
      (child) => child instanceof HTMLElement && !child.inert && !child.hasAttribute('data-overlay'),
    ) as HTMLElement[]; // filtered for it
    for (const other of others) other.inert = true;
    return () => {
      for (const other of others) other.inert = false;
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
    };
  }, []);
  return (
    <Box
      data-overlay={isWaiting ? 'waiting' : 'transparent'}
      role="status"
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: (theme) => theme.zIndex.tooltip + 1,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        cursor: 'wait',
        ...(isWaiting ? { backgroundColor: 'rgba(0, 0, 0, 0.6)', color: '#fff' } : {}),
      }}
    >
      {isWaiting && (
        <>
          <CircularProgress size={28} color="inherit" aria-hidden />
          <Typography variant="body1">{translate('boot.overlay')}</Typography>
        </>
      )}
    </Box>
  );
}

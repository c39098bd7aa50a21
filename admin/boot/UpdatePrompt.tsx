import { Alert, Button, Snackbar } from '@mui/material';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { matchPath, useLocation } from 'react-router-dom';
import { bareScreens } from '../layout/screenRoutes';
import { isNoticeUp, onNotice } from '../layout/standingNotice';
import { hasUnsavedWork, onUnsavedChange } from '../layout/unsavedWork';
import { updates } from './serviceWorker';

/** Milliseconds until it is offered again to somebody who had no time. */
const offerAgainAfter = 30 * 60_000;

/**
 * Offers the newer version; never takes it by itself, and keeps quiet while an inspection is carried out. On phones it would
 * lie over what stands above the screen (the sign-in, messages to everybody, a browser that keeps nothing): that comes first.
 */
export function UpdatePrompt() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const state = useSyncExternalStore(updates.subscribe, updates.state);
  const isUnsaved = useSyncExternalStore(onUnsavedChange, hasUnsavedWork);
  const isBeside = useSyncExternalStore(onNotice, isNoticeUp);
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    if (!isLater) return;
    const timer = window.setTimeout(() => setLater(false), offerAgainAfter);
    return () => window.clearTimeout(timer);
  }, [isLater]);
  if (state === 'none') return null;
  const text =
    state === 'taken'
      ? 'faults.update.taken'
      : isUnsaved
        ? 'faults.update.unsaved'
        : state === 'otherTab'
          ? 'faults.update.otherTab'
          : 'shell.update.text';
  return (
    <Snackbar
      open={!isLater && !isBeside && !isAtWork(pathname)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      // Below dialogs, and on phones at the top: there the bottom has the save button and the menu.
      sx={{
        zIndex: ({ zIndex }) => zIndex.modal - 1,
        top: { xs: 'calc(56px + env(safe-area-inset-top))', md: 'auto' },
        bottom: { xs: 'auto', md: 24 },
      }}
    >
      <Alert
        severity="info"
        variant="outlined"
        sx={{ backgroundColor: 'background.paper', alignItems: 'center', maxWidth: 560 }}
        action={
          <>
            <Button variant="text" color="inherit" onClick={() => setLater(true)}>
              {translate('shell.update.later')}
            </Button>
            <Button variant="contained" disabled={isUnsaved} onClick={() => void updates.take()}>
              {translate('shell.update.now')}
            </Button>
          </>
        }
      >
        {translate(text)}
      </Alert>
    </Snackbar>
  );
}

/** Screens that fill the window are those on which one works with both hands. */
const isAtWork = (pathname: string): boolean =>
  bareScreens.some(({ path }) => matchPath(`/${path}`, pathname));

import type { User } from '@plumbline/resources/entities/users';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';
import { rememberOwn } from '../../data/session/rememberOwn';
import { ownSettingsKey, useOwnSettings } from '../../domains/people/useOwnSettings';
import { lazyPart } from '../../kit/parts/lazyPart';
import { endTour, startTour, useIsTourRunning } from './tourState';

const Tour = lazyPart(
  () => import('./Tour').then((module) => module.Tour),
  null,
  () => null,
);
const dashboard = '/start/dashboard';

/** Starts the tour on a user's first visit, once per user, and on request. */
export function TourHost() {
  const { user } = useActor();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const settings = useOwnSettings();
  const isRunning = useIsTourRunning();
  // In addition to the server's value: on this device before it was sent, and to disable the tour, e.g. in
  // demonstrations.
  const [isSeenHere, setSeenHere] = useStore(`tour.seen.${user}`, false);
  const [isOff] = useStore('tour.off', false);
  const isDue = settings !== undefined && !settings.tourSeenAt && !isSeenHere && !isOff;
  useEffect(() => {
    if (isDue && pathname === dashboard && !isBusy()) startTour();
  }, [isDue, pathname]);
  const end = useCallback(() => {
    endTour();
    setSeenHere(true);
    const tourSeenAt = new Date().toISOString();
    void rememberOwn({ tourSeenAt });
    queries.setQueryData<User>(ownSettingsKey(user), (known) => known && { ...known, tourSeenAt });
  }, [queries, user, setSeenHere]);
  const before = useRef(pathname);
  useEffect(() => {
    const from = before.current;
    before.current = pathname;
    if (!isRunning || pathname === dashboard) return;
    // Leaving the dashboard ends the tour; a tour started elsewhere goes to the dashboard.
    if (from === dashboard) end();
    else navigate(dashboard);
  }, [isRunning, pathname, end, navigate]);
  if (!isRunning || pathname !== dashboard) return null;
  return <Tour onEnd={end} />;
}

/** The user is typing or has a dialog open: the tour waits for the next visit of the dashboard. */
function isBusy(): boolean {
  const { activeElement } = document;
  return (
    activeElement instanceof HTMLInputElement ||
    activeElement instanceof HTMLTextAreaElement ||
    document.querySelector('[role="dialog"]') !== null
  );
}

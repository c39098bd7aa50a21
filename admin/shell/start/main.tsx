import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { knowActor } from '../../data/session/knowActor';
import { session } from '../../data/session/session';
import { firstWords } from '../../data/words/i18nProvider';
import { watchInstalling } from '../../kit/behaviour/installing';
import { forgetScroll, scrollKey, scrollStorage } from '../../kit/behaviour/scrollKey';
import { firstDrawn } from '../../kit/behaviour/useDrawn';
import { leaveBootAddress, startBoot, startServiceWorker } from '../boot';
import {
  FatalBoundary,
  FatalRoute,
  FatalScreen,
  rootErrors,
  silenceConsole,
  startSending,
  watchErrors,
} from '../errors';
import { App } from './App';

const place = document.getElementById('root');
if (!place) throw new Error('index.html holds no #root');
if (import.meta.env.PROD) silenceConsole();
watchErrors();
watchInstalling();
const root = createRoot(place, rootErrors);

/** Milliseconds until a status is shown; rendering it earlier delays the first screen. */
const longestBlank = 400;

/** Milliseconds until the service worker starts if no screen is rendered. */
const longestWithoutScreen = 8_000;

// Blocking navigation with unsaved changes requires a data router. Scroll: top for a new screen, restored on going
// back.
const screens = (
  <>
    <App />
    <ScrollRestoration getKey={scrollKey} storageKey={scrollStorage} />
  </>
);

// In parallel.
void Promise.all([firstWords, Promise.race([startBoot(), pause(longestBlank)])]).then(
  draw,
  (error: unknown) => root.render(<FatalScreen error={error} />),
);
// Caching the app competes with the first screen for bandwidth, so it starts later.
void Promise.race([firstDrawn, pause(longestWithoutScreen)]).then(startServiceWorker);
startSending();

function draw(): void {
  leaveBootAddress();
  forgetScroll();
  const { actor } = session.status();
  if (actor) knowActor(actor);
  const router = createBrowserRouter([{ path: '*', element: screens, errorElement: <FatalRoute /> }]);
  root.render(
    <StrictMode>
      <FatalBoundary>
        <RouterProvider router={router} />
      </FatalBoundary>
    </StrictMode>,
  );
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

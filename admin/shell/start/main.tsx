import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { knowActor } from '../../data/session/knowActor';
import { session } from '../../data/session/session';
import { firstWords } from '../../data/words/i18nProvider';
import { watchInstalling } from '../../kit/manners/installing';
import { forgetScroll, scrollKey, scrollStorage } from '../../kit/manners/scrollKey';
import { firstDrawn } from '../../kit/manners/useDrawn';
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

/** Milliseconds after which the screen says what is being waited for; drawing that earlier only delays what comes. */
const longestBlank = 400;

/** Milliseconds after which nobody waits any longer for a screen, there may be none to come. */
const longestWithoutScreen = 8_000;

// Asking before unsaved changes are left needs a data router. A new screen begins at its top, going back at where it was.
const screens = (
  <>
    <App />
    <ScrollRestoration getKey={scrollKey} storageKey={scrollStorage} />
  </>
);

// What has to be waited for is waited for together.
void Promise.all([firstWords, Promise.race([startBoot(), pause(longestBlank)])]).then(
  draw,
  (error: unknown) => root.render(<FatalScreen error={error} />),
);
// Bringing the whole app to the device takes from the first screen what it needs itself.
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

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { App } from './App';
import { openStoreOf } from './boot/openStoreOf';
import { startServiceWorker } from './boot/serviceWorker';
import { FatalBoundary, FatalRoute } from './errors/fatal/FatalBoundary';
import { FatalScreen } from './errors/fatal/FatalScreen';
import { silenceConsole } from './errors/silenceConsole';
import { startSending } from './errors/startSending';
import { rootErrors, watchErrors } from './errors/watchErrors';
import { preloadScreen } from './layout/screenRoutes';
import { firstWords } from './providers/i18nProvider';
import { session } from './providers/session';

const place = document.getElementById('root');
if (!place) throw new Error('index.html holds no #root');
if (import.meta.env.PROD) silenceConsole();
watchErrors();
const root = createRoot(place, rootErrors);

/** Milliseconds after which the screen says what is being waited for; drawing that earlier only delays what comes. */
const longestBlank = 400;

// Asking before unsaved changes are left needs a data router. A new screen begins at its top, going back at where it was.
const screens = (
  <>
    <App />
    <ScrollRestoration />
  </>
);
const router = createBrowserRouter([{ path: '*', element: screens, errorElement: <FatalRoute /> }]);

// What has to be waited for is waited for together.
const here = Promise.all([session.start(), openStore(), preloadScreen(window.location.pathname)]);
void Promise.all([firstWords, Promise.race([here, pause(longestBlank)])]).then(
  () =>
    root.render(
      <StrictMode>
        <FatalBoundary>
          <RouterProvider router={router} />
        </FatalBoundary>
      </StrictMode>,
    ),
  (error: unknown) => root.render(<FatalScreen error={error} />),
);
startServiceWorker();
startSending();

/** Whether it can be opened is said by the gate, which waits for the same store. */
async function openStore(): Promise<void> {
  const actor = await session.remembered();
  if (actor) await openStoreOf(actor).catch(() => {});
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { App } from './App';
import { openStoreOf } from './boot/openStoreOf';
import { startServiceWorker } from './boot/serviceWorker';
import { preloadScreen } from './layout/screenRoutes';
import { session } from './providers/session';

const root = document.getElementById('root');
if (!root) throw new Error('index.html holds no #root');

// Asking before unsaved changes are left needs a data router. A new screen begins at its top, going back at where it was.
const screens = (
  <>
    <App />
    <ScrollRestoration />
  </>
);
const router = createBrowserRouter([{ path: '*', element: screens }]);
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
startServiceWorker();

// What has to be waited for is waited for together: the words of the language, the local store, the screen's own chunk.
void session.start().then(({ actor }) => {
  if (!actor) return;
  // Whether it can be opened is said by the gate, which waits for the same store.
  openStoreOf(actor).catch(() => {});
  preloadScreen(window.location.pathname);
});

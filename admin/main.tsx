import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { App } from './App';
import { startServiceWorker } from './boot/serviceWorker';

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

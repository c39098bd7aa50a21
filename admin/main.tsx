import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { startServiceWorker } from './boot/serviceWorker';

const root = document.getElementById('root');
if (!root) throw new Error('index.html holds no #root');

// Asking before unsaved changes are left needs a data router.
const router = createBrowserRouter([{ path: '*', element: <App /> }]);
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
startServiceWorker();

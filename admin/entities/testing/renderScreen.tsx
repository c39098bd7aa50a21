import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AdminContext, type DataProvider, memoryStore, ResourceContextProvider } from 'react-admin';
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom';
import { ActorContextProvider } from '../../data/session/ActorProvider';
import { firstWords, i18nProvider } from '../../data/words/i18nProvider';
import { Notices } from '../../kit/parts/Notices';

await firstWords;

export const owner: SessionSummary = {
  user: 'user-1',
  contact: 'contact-1',
  instance: 'account-1',
  instanceName: 'Prüfwerk',
  instanceType: 'AUDITOR',
  role: 'Owner',
  locations: 'all',
  categories: 'all',
  email: 'owner@auditor.example',
  name: 'Anna Nowak',
  language: 'pl-PL',
  contacts: [],
};

interface Screen {
  element: ReactNode;
  /** Route of the screen, with its parameters. */
  path?: string;
  at?: string;
  resource: string;
  dataProvider: DataProvider;
  actor?: Partial<SessionSummary>;
}

/** Renders a screen in Polish with all providers of the app; other routes show a placeholder. */
export function renderScreen({ element, path = '/', at = '/', resource, dataProvider, actor = {} }: Screen) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const app = (
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={memoryStore()}
    >
      <ActorContextProvider value={{ ...owner, ...actor }}>
        <ResourceContextProvider value={resource}>
          <Routes>
            <Route path={path} element={element} />
            <Route path="*" element={<p>elsewhere</p>} />
          </Routes>
          <Notices />
        </ResourceContextProvider>
      </ActorContextProvider>
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: app }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return {
    user: userEvent.setup({ delay: null }),
    address: () => router.state.location.pathname,
    router,
    queryClient,
  };
}

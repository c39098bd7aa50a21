import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { memoryData } from '../entities/testing/memoryData';
import { renderScreen } from '../entities/testing/renderScreen';
import { setCurrentClient } from '../offline/currentClient';
import { ReportCreate } from './ReportCreate';

afterEach(() => {
  cleanup();
  setCurrentClient(null);
});

const nothing = { records: [], total: 0 };
const view = { isOnline: true, isForcedOffline: false, isSlow: false };

it('leads back to the reports', async () => {
  setCurrentClient({
    subscribe: () => () => {},
    isReady: () => true,
    list: () => nothing,
    record: () => undefined,
    connection: () => view,
  } as never); // of the store only what the screen asks
  renderScreen({
    element: <ReportCreate />,
    resource: 'auditReports',
    dataProvider: memoryData({}).dataProvider,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nowy raport' })).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Raporty z przeglądów' });
  expect(back.getAttribute('href')).toBe('/audits/reports/overview');
});

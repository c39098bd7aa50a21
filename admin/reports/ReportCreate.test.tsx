import type { SessionSummary } from '@plumbline/resources/auth/session';
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

function draw(plannings: readonly object[] = [], actor: Partial<SessionSummary> = {}) {
  const lists = new Map([['auditPlannings', { records: plannings, total: plannings.length }]]);
  setCurrentClient({
    subscribe: () => () => {},
    isReady: () => true,
    list: (resource: string) => lists.get(resource) ?? nothing,
    record: () => undefined,
    connection: () => view,
  } as never); // of the store only what the screen asks
  return renderScreen({
    element: <ReportCreate />,
    resource: 'auditReports',
    actor,
    dataProvider: memoryData({}).dataProvider,
  });
}

it('leads back to the reports', async () => {
  draw();
  expect(await screen.findByRole('heading', { level: 1, name: 'Nowy raport' })).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Raporty z przeglądów' });
  expect(back.getAttribute('href')).toBe('/audits/reports/overview');
});

it('asks for the appointment and says what of it goes into the report', async () => {
  draw([{ id: 'one', title: 'Herbst', datePlanned: '2026-11-27', location: 'hall', owner: null }]);
  expect(await screen.findByRole('combobox', { name: 'Termin przeglądu' })).toBeTruthy();
  expect(screen.getByText('Do raportu trafią zakończone przeglądy wybranego terminu.')).toBeTruthy();
});

it('offers no appointment of which some inspections are kept from the person', async () => {
  const one = { datePlanned: '2026-11-27', location: 'hall', owner: null };
  const { user } = draw(
    [
      { ...one, id: 'mine', title: 'Herbst', categories: ['racks'] },
      { ...one, id: 'mixed', title: 'Winter', categories: ['racks', 'ladders'] },
    ],
    { role: 'Employee', categories: ['racks'] },
  );
  await user.click(await screen.findByRole('combobox', { name: 'Termin przeglądu' }));
  expect(screen.getByRole('option', { name: /Herbst/ })).toBeTruthy();
  expect(screen.queryByRole('option', { name: /Winter/ })).toBeNull();
});

it('asks for nothing where nothing was planned, and says what comes first', async () => {
  draw();
  expect(await screen.findByText(/^Nie pobrano jeszcze żadnych/)).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});

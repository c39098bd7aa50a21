import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setCurrentClient } from '../../data/offline/currentClient';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { ReportCreate } from './ReportCreate';

afterEach(() => {
  cleanup();
  setCurrentClient(null);
});

const none: never[] = [];
const nothing = { records: [], total: 0 };
const view = { isOnline: true, isForcedOffline: false, isSlow: false };

/** `remote` comes to the device when its place is downloaded. */
function draw(
  here: readonly object[] = [],
  remote: readonly { id: string }[] = [],
  actor: Partial<SessionSummary> = {},
) {
  const kept = (records: readonly object[]) => ({ records, total: records.length });
  let plannings = kept(here);
  const listeners = new Set<() => void>();
  const download = vi.fn(async () => {
    plannings = kept([...here, ...remote]);
    for (const listener of listeners) listener();
  });
  setCurrentClient({
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isReady: () => true,
    list: (resource: string) => (resource === 'auditPlannings' ? plannings : nothing),
    record: (resource: string) => (resource === 'auditPlannings' ? plannings.records[0] : undefined),
    state: () => 'synced',
    waitingCommands: () => none,
    downloads: () => none,
    download,
    connection: () => view,
  } as never); // of the store only what the screen asks
  const asked = remote[0] ? `?planning=${remote[0].id}` : '';
  const drawn = renderScreen({
    element: <ReportCreate />,
    path: '/audits/reports/create',
    at: `/audits/reports/create${asked}`,
    resource: 'auditReports',
    actor,
    dataProvider: memoryData({ auditPlannings: remote }).dataProvider,
  });
  return { ...drawn, download };
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
    [],
    { role: 'Employee', categories: ['racks'] },
  );
  await user.click(await screen.findByRole('combobox', { name: 'Termin przeglądu' }));
  expect(screen.getByRole('option', { name: /Herbst/ })).toBeTruthy();
  expect(screen.queryByRole('option', { name: /Winter/ })).toBeNull();
});

it('makes no report on an appointment that it comes from and of which some is kept from the person', async () => {
  const mixed = { id: 'mixed', datePlanned: '2026-11-27', location: 'hall', owner: null };
  const row = { ...mixed, categories: ['racks', 'ladders'] };
  draw([row], [row], { role: 'Employee', categories: ['racks'] });
  expect(await screen.findByText(/^Brak uprawnień do tej czynności/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Utwórz raport' })).toBeNull();
});

it('asks for nothing where nothing was planned, and says what comes first', async () => {
  draw();
  expect(await screen.findByText(/^Nie pobrano jeszcze żadnych/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Planowanie przeglądów' }).getAttribute('href')).toBe(
    '/audits/planning/overview',
  );
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('fetches the place of the appointment it comes from, where that is not on the device', async () => {
  const planning = { id: 'one', title: 'Herbst', datePlanned: '2026-11-27', location: 'hall', owner: null };
  const { download } = draw([], [planning]);
  expect(await screen.findByRole('button', { name: 'Utwórz raport' })).toBeTruthy();
  expect(download).toHaveBeenCalledWith(['hall']);
});

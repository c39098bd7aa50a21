import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setCurrentClient } from '../../data/offline/currentClient';
import { memoryData } from '../../entities/testing/memoryData';
import { owner, renderScreen } from '../../entities/testing/renderScreen';
import { ReportScreen } from './ReportScreen';
import { reportHash } from './reportHash';

afterEach(() => {
  cleanup();
  setCurrentClient(null);
});

const id = 'report';
const report = {
  ...{ id, instance: owner.instance, version: 1, number: 'P-7', state: 'open', planning: 'planning' },
  ...{ auditor: 'inspector', contact: 'customer', language: 'pl-PL', comment: 'as signed', supersedes: null },
  ...{ location: 'hall', owner: null, attachments: null, recipients: null, signatures: null },
};
const audit = {
  id: 'audit',
  planning: 'planning',
  isFinished: true,
  report: null,
  equipment: 'rack',
  answers: [],
};
const none: never[] = [];
const outbox = {
  waiting: 0,
  refused: 0,
  photos: 0,
  items: [],
  lastSync: null,
  isSyncing: false,
  pause: null,
};

interface Kept {
  report?: object;
  isOnline?: boolean;
  waiting?: number;
  commands?: readonly string[];
}

/** A device that keeps the report, its one inspection and two people. */
function keep({ report: more = {}, isOnline = true, waiting = 0, commands = [] }: Kept = {}) {
  const rows: Record<string, object[]> = {
    auditReports: [{ ...report, ...more }],
    audits: [audit],
    contacts: [
      { id: 'inspector', firstName: 'Żaneta', lastName: 'Ćwikła', owner: null, instanceRole: 'Employee' },
      { id: 'customer', firstName: 'Łukasz', lastName: 'Świątek', owner: null, emailAddress: 'l@k.example' },
    ],
    auditPlannings: [{ id: 'planning', owner: null, location: 'hall' }],
    instances: [{ id: owner.instance, companyName: 'Pion' }],
    locations: [{ id: 'hall', name: 'Hala', parent: null }],
    equipments: [{ id: 'rack', identNumber: 'REG-1', location: 'hall', product: null, category: null }],
  };
  // The same objects each time, as the store hands them out.
  const lists = new Map(
    Object.entries(rows).map(([name, records]) => [name, { records, total: records.length }]),
  );
  const nothing = { records: [], total: 0 };
  const missed = (filter: object = {}) => 'isMissed' in filter;
  const connection = { isOnline, isForcedOffline: false, isSlow: false };
  const view = { ...outbox, waiting };
  const command = vi.fn(async () => {});
  setCurrentClient({
    subscribe: () => () => {},
    isReady: () => true,
    list: (resource: string, query: { filter?: object } = {}) =>
      missed(query.filter) ? nothing : (lists.get(resource) ?? nothing),
    record: (resource: string, wanted: string) =>
      rows[resource]?.find((row) => 'id' in row && row.id === wanted),
    state: () => 'synced',
    waitingCommands: () => commands,
    downloads: () => none,
    download: async () => {},
    connection: () => connection,
    outbox: () => view,
    command,
    // A PDF that is asked for is under way until the test is over.
    syncNow: () => new Promise(() => {}),
  } as never); // of the store only what the screen asks
  return { command };
}

function draw(kept: Kept = {}, actor: Partial<SessionSummary> = {}) {
  const client = keep(kept);
  renderScreen({
    element: <ReportScreen />,
    path: '/audits/reports/:id/show',
    at: `/audits/reports/${id}/show`,
    resource: 'auditReports',
    actor,
    dataProvider: memoryData({ auditReports: [] }).dataProvider,
  });
  return client;
}

const signed = (contentHash: string | null, isVoid: boolean | null = null) => ({
  signatures: ['auditor', 'customer'].map((role) => ({
    ...{ id: role, role, name: 'A B', date: '2026-11-17', contentHash, isVoid },
    image: { hash: 'h', name: 's.png', mimeType: 'image/png', size: 1 },
  })),
});
const hashHere = async () => {
  keep();
  return String((await reportHash(report as never))?.contentHash); // a whole row
};
const begin = async () => fireEvent.click(await screen.findByRole('button', { name: 'Zatwierdź raport' }));
const finalise = async () => {
  await begin();
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Zatwierdź raport' }),
  );
};

it('says of a signature the server found void that it is', async () => {
  draw({ report: signed('x', true) });
  expect(await screen.findAllByText('Nieważny: po podpisaniu coś zmieniono')).toHaveLength(2);
});

it('checks what was changed here itself until it is on the server', async () => {
  const hash = await hashHere();
  draw({ report: { ...signed(hash), comment: 'changed' }, waiting: 1, isOnline: false });
  expect(await screen.findAllByText('Nieważny: po podpisaniu coś zmieniono')).toHaveLength(2);
});

it('keeps the request for the final report where there is no network', async () => {
  const hash = await hashHere();
  const { command } = draw({ report: signed(hash), isOnline: false });
  await finalise();
  await waitFor(() => expect(command).toHaveBeenCalledWith('auditReports', id, 'finalize', {}));
});

it('asks about a missing signature before it keeps the request, and keeps none with a void one', async () => {
  const { command } = draw({ isOnline: false });
  await finalise();
  fireEvent.click(await screen.findByRole('button', { name: 'Zatwierdź mimo to' }));
  await waitFor(() =>
    expect(command).toHaveBeenCalledWith('auditReports', id, 'finalize', { confirmUnsigned: true }),
  );
  cleanup();
  const again = draw({ report: signed('x', true), isOnline: false });
  await begin();
  await screen.findByText(/dlatego podpis jest nieważny/);
  expect(again.command).not.toHaveBeenCalled();
});

it('says that the customer’s contact is missing before it says that nothing can be changed any more', async () => {
  draw({ report: { contact: null } });
  await begin();
  expect(await screen.findByText(/^Osoba kontaktowa: /)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows what was asked for as waiting, and lets nobody change it meanwhile', async () => {
  draw({ commands: ['finalize'], isOnline: false });
  expect(await screen.findByText('W przygotowaniu')).toBeTruthy();
  expect(screen.getByText(/Raport powstanie raz/)).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Podpisz' })).toBeNull();
});

it('nobody signs while a PDF is being made', async () => {
  draw({ report: signed('x', true) });
  const [again] = await screen.findAllByRole('button', { name: 'Podpisz ponownie' });
  expect(again).toHaveProperty('disabled', false);
  fireEvent.click(screen.getByRole('button', { name: 'Podgląd' }));
  await waitFor(() => expect(again).toHaveProperty('disabled', true));
});

it('says of a final report whose inspections its correction holds that they are there', async () => {
  // The inspection here is held by no report.
  draw({ report: { state: 'finished' } });
  expect(await screen.findByText(/są teraz częścią jego korekty/)).toBeTruthy();
  expect(screen.queryByText(/0 przeglądów/)).toBeNull();
});

it('says without network why no correction is begun', async () => {
  const document = { hash: 'd', name: 'P-7.pdf', mimeType: 'application/pdf', size: 1 };
  draw({ report: { state: 'finished', document }, isOnline: false });
  fireEvent.click(await screen.findByRole('button', { name: 'Utwórz korektę' }));
  expect(await screen.findByText(/^Ta funkcja działa tylko online/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('only owners and administrators name another inspector', async () => {
  const inspector = () => screen.findByRole('combobox', { name: /Inspektor/ });
  draw();
  expect((await inspector()).getAttribute('aria-disabled')).toBeNull();
  cleanup();
  draw({}, { role: 'Employee' });
  expect((await inspector()).getAttribute('aria-disabled')).toBe('true');
});

import { newId } from '@plumbline/resources/language/ids';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { OfflineError } from '../../data/offline/OfflineError';
import { createDevice } from '../../data/offline/testing/createDevice';
import { localDataProvider } from '../../data/records/localDataProvider';
import { memoryData, type Rows, refusal } from '../../entities/testing/memoryData';
import { owner, renderScreen } from '../../entities/testing/renderScreen';
import { createFixture } from '../audits/testing/auditFixture';
import { InspectionScreen } from './InspectionScreen';

afterEach(cleanup);

const { instance } = owner;
const words = (text: string) => ({ 'pl-PL': text });
const answer = (checkpoint: string, more: object) => ({ id: `answer-${checkpoint}`, checkpoint, ...more });
const finished = {
  id: 'done',
  instance,
  version: 4,
  planning: 'visit',
  equipment: 'rack',
  location: 'hall',
  owner: null,
  category: null,
  auditor: 'anna',
  checklist: 'list',
  report: 'report',
  type: 'expert',
  result: 'REPAIR_LOCKED',
  comment: 'Odgrodzono',
  dateStarted: '2026-11-03T09:00:00.000Z',
  dateAudited: '2026-11-03T10:00:00.000Z',
  isFinished: true,
  isMissed: false,
  nextAuditDate: '2027-11-03',
  nextAuditDateReason: null,
  isUnaware: true,
  unawareOf: [
    { id: 'u1', kind: 'deficiency', key: '0190aaaa-0000-7000-8000-000000000001' },
    { id: 'u2', kind: 'person', key: '0190aaaa-0000-7000-8000-000000000002' },
  ],
  seenLocks: [{ id: 's', lock: '0190aaaa-0000-7000-8000-000000000003' }],
  confirmedContradiction: false,
  liftedAt: null,
  damageImages: null,
  notApplicableParts: [{ id: 'n', part: 'extra' }],
  answers: [
    answer('upright', { answer: 'NOT_OKAY', comment: 'Uderzony wózkiem' }),
    answer('bow', { number: 4.5, dangerLevel: 'orange' }),
  ],
  followUps: [
    {
      id: 'f',
      deficiency: 'old',
      outcome: 'UNCHANGED',
      dangerLevel: null,
      comment: 'Nadal pęknięty',
      photos: null,
    },
  ],
  corrections: [
    {
      id: 'c',
      at: '2026-11-04T08:00:00.000Z',
      by: 'Anna Nowak',
      reason: 'Pomyłka przy wpisywaniu',
      changed: 'result, answers',
      before: JSON.stringify({
        result: 'OKAY',
        answers: [answer('bow', { number: 2, dangerLevel: 'green' })],
      }),
    },
  ],
};
const deficiency = {
  instance,
  audit: 'done',
  equipment: 'rack',
  dangerLevel: 'red',
  status: 'OPEN',
  photos: null,
  measure: 'Wymienić słup',
  createdAt: '2026-11-03T10:00:00.000Z',
};
const rows: Rows = {
  audits: [finished],
  checklists: [
    {
      id: 'list',
      instance,
      name: words('EN 15635'),
      parts: [
        {
          id: 'frame',
          name: words('Rama'),
          checkpoints: [
            { id: 'upright', name: words('Słup'), type: 'OKAY_NOT_OKAY_DEFICIENCY_CAPTURE' },
            { id: 'bow', name: words('Ugięcie'), type: 'NUMBER', unit: 'mm', greenMax: 3, orangeMax: 6 },
            { id: 'plate', name: words('Tabliczka'), type: 'YES_NO', isMandatory: false },
          ],
        },
        {
          id: 'extra',
          name: words('Dach'),
          checkpoints: [{ id: 'roof', name: words('Dach'), type: 'YES_NO' }],
        },
      ],
    },
  ],
  equipments: [{ id: 'rack', instance, identNumber: 'R-014', location: 'hall', isLocked: true }],
  locations: [{ id: 'hall', instance, name: 'Hala 2' }],
  contacts: [{ id: 'anna', instance, firstName: 'Anna', lastName: 'Nowak' }],
  auditReports: [
    {
      id: 'report',
      instance,
      number: 'R-2026-7',
      signatures: [],
    },
  ],
  auditPlannings: [{ id: 'visit', instance, signatures: [], title: 'Wizyta' }],
  deficiencies: [
    { ...deficiency, id: 'bent', checkpoint: 'upright', description: 'Słup odkształcony' },
    { ...deficiency, id: 'old', audit: 'before', checkpoint: null, description: 'Pęknięty zaczep' },
    { ...deficiency, id: finished.unawareOf[0]!.key, audit: 'other', description: 'Brak kotwy' },
  ],
};
const draw = (given: { rows?: Rows; actor?: object; refuse?: () => void; at?: string } = {}) =>
  renderScreen({
    element: <InspectionScreen />,
    path: '/audits/inspections/:id/show',
    at: given.at ?? '/audits/inspections/done/show',
    resource: 'audits',
    dataProvider: memoryData(given.rows ?? rows, given.refuse).dataProvider,
    actor: given.actor ?? {},
  });
const region = (name: string | RegExp) => screen.findByRole('region', { name });

describe('InspectionScreen', () => {
  it('shows head, sections with answers, measured values beside their limits, deficiencies and corrections', async () => {
    draw();
    expect(await screen.findByRole('heading', { level: 1, name: 'R-014' })).toBeTruthy();
    const head = within(await region('Przegląd'));
    expect((await head.findByRole('link', { name: 'Hala 2' })).getAttribute('href')).toContain('hall');
    expect(await head.findByRole('link', { name: 'R-2026-7' })).toBeTruthy();
    expect(await head.findByRole('link', { name: 'Anna Nowak' })).toBeTruthy();
    // Beside the heading in a word to be seen, at the link by its mark.
    await waitFor(() => expect(head.getAllByText('Wyłączone z użytkowania')).toHaveLength(2));

    const frame = within(await region('1. Rama'));
    expect(frame.getByText('Niezgodne')).toBeTruthy();
    expect(frame.getByText('Uderzony wózkiem')).toBeTruthy();
    expect(frame.getByText('Słup odkształcony')).toBeTruthy();
    expect(frame.getByText(/^4,5\smm$/)).toBeTruthy();
    expect(frame.getByText(/zielony\sdo\s3 · pomarańczowy\sdo\s6 · czerwony\spowyżej\s6/)).toBeTruthy();
    expect(frame.getByText('bez odpowiedzi')).toBeTruthy();
    expect(within(await region('2. Dach')).getByText(/Ta sekcja nie dotyczy urządzenia/)).toBeTruthy();

    const earlier = within(await region('Usterki otwarte przed tym przeglądem'));
    expect(earlier.getByText('Pęknięty zaczep')).toBeTruthy();
    expect(earlier.getByRole('button', { name: 'Bez zmian' }).getAttribute('aria-pressed')).toBe('true');

    const corrections = within(await region('Korekty'));
    expect(corrections.getByText(/Pomyłka przy wpisywaniu/)).toBeTruthy();
    expect(corrections.getByText(/1.2 Ugięcie: 2, .* → 4,5, /)).toBeTruthy();
  });

  it('tells what was not known by its words, and shows no id anywhere', async () => {
    draw();
    expect(await screen.findByText('Otwarta czerwona usterka: Brak kotwy')).toBeTruthy();
    expect(screen.getByText('Wyłączone ręcznie')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/0190aaaa/);
  });

  it('leads who may correct it to where it is carried out, which asks for the reason', async () => {
    const { user, router } = draw();
    await user.click(await screen.findByRole('link', { name: 'Popraw' }));
    expect(router.state.location.pathname).toBe('/audits/planning/visit/audit/done');
    expect(router.state.location.state).toEqual({ asksForCorrection: true });
    cleanup();
    draw({ actor: { role: 'Employee', instance: 'elsewhere' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'R-014' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Popraw' })).toBeNull();
  });

  it('says of one that is not carried out that it is planned, and leads there', async () => {
    const planned = {
      ...finished,
      isFinished: false,
      dateStarted: null,
      isUnaware: false,
      corrections: null,
      answers: null,
      followUps: null,
    };
    draw({ rows: { ...rows, audits: [planned] } });
    expect(await screen.findByText(/jest zaplanowany/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Wykonaj' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: '1. Rama' })).toBeNull();
  });

  it('is read without its checklist, and says that answers are missing', async () => {
    draw({ rows: { ...rows, checklists: [] } });
    expect(await screen.findByText(/Listy kontrolnej tego przeglądu nie można/)).toBeTruthy();
    expect(screen.getByText('Słup odkształcony')).toBeTruthy();
  });

  it('says where there is no such inspection, and why it cannot be had offline', async () => {
    draw({ at: '/audits/inspections/other/show' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Nie ma takiego wpisu' })).toBeTruthy();
    cleanup();
    draw({
      refuse: () => {
        throw new OfflineError('NOT_AVAILABLE_OFFLINE', { resource: 'audits' });
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).not.toContain('NOT_AVAILABLE_OFFLINE');
    cleanup();
    draw({
      refuse: () => {
        throw refusal(500, 'UNEXPECTED');
      },
    });
    expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeTruthy();
  });

  it('passes the examination for accessibility', async () => {
    draw();
    await region('Korekty');
    await waitFor(() => expect(screen.getByRole('link', { name: 'R-2026-7' })).toBeTruthy());
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

it('is read from the device’s copy where there is no network', async () => {
  const fixture = createFixture({
    audit: {
      isFinished: true,
      result: 'OKAY',
      dateStarted: '2026-11-20T08:00:00.000Z',
      dateAudited: '2026-11-20T09:00:00.000Z',
      answers: [{ id: newId(), checkpoint: 'number', number: 2.5, dangerLevel: 'green' }],
    },
  });
  const { ids, server } = fixture;
  const tab = await createDevice(newId()).openTab({
    user: ids.user,
    instance: ids.instance,
    transport: server.transport,
  });
  await tab.client.download([ids.location]);
  // The place is here; checklists come with what every device keeps, in their own time.
  await waitFor(() => expect(tab.client.record('checklists', ids.checklist)).toBeTruthy());
  renderScreen({
    element: <InspectionScreen />,
    path: '/audits/inspections/:id/show',
    at: `/audits/inspections/${ids.audit}/show`,
    resource: 'audits',
    dataProvider: localDataProvider(() => tab.client),
    actor: { instance: ids.instance },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'REG-1' })).toBeTruthy();
  expect(within(await region('2. Rahmen')).getByText(/^2,5\smm$/)).toBeTruthy();
  await tab.client.close();
});

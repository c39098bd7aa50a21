import { noCounts } from '@plumbline/resources/rules/dataGenerator/index';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { GeneratorScreen } from './GeneratorScreen';
import type { GeneratorRun } from './useGenerator';

const { asked, line } = vi.hoisted(() => ({ asked: vi.fn(), line: { isOnline: true } }));
vi.mock('../../data/session/session', () => ({ apiFetch: asked }));
vi.mock('../../data/offline', async (original) => ({
  ...(await original<object>()),
  useConnection: () => line,
}));

const planned = { ...noCounts(), locations: 5, equipments: 1234, audits: 4100 };
const run = (more: Partial<GeneratorRun> = {}): GeneratorRun => ({
  id: 'r1',
  account: 'a1',
  accountName: 'Konto próbne',
  number: 2,
  state: 'done',
  reason: null,
  startedBy: 'Hanna Lindqvist',
  startedAt: '2026-11-20T08:00:00.000Z',
  finishedAt: null,
  branch: 'warehouse',
  pieces: 1234,
  language: 'pl-PL',
  years: 3,
  deficiencyShare: 10,
  planned,
  made: planned,
  progress: { done: 5339, total: 5339 },
  kept: [],
  ...more,
});
const accounts = [{ id: 'a1', companyName: 'Konto próbne', instanceType: 'COMPANY' as const }];
let listed: { runs: GeneratorRun[]; accounts: typeof accounts };
let answers: Record<string, () => Response>;

beforeEach(() => {
  line.isOnline = true;
  listed = { runs: [], accounts };
  answers = {
    'GET /api/dataGenerator': () => Response.json(listed),
    'POST /api/dataGenerator/forecast': () => Response.json({ planned }),
  };
  asked.mockReset();
  asked.mockImplementation(async (address: string, options: RequestInit = {}) => {
    const answer = answers[`${options.method ?? 'GET'} ${new URL(address, 'http://x').pathname}`];
    const response = answer?.() ?? Response.json({ code: 'NOT_FOUND' }, { status: 404 });
    if (response.ok) return response;
    throw Object.assign(new Error('refused'), { status: response.status, body: await response.json() });
  });
});
afterEach(cleanup);

const draw = (role: 'ProviderAdmin' | 'ProviderSupport' = 'ProviderAdmin') =>
  renderScreen({
    element: <GeneratorScreen />,
    resource: 'instances',
    dataProvider: memoryData({}).dataProvider,
    actor: { role, instanceType: 'PROVIDER' },
  });
const sentTo = (path: string) =>
  asked.mock.calls.filter(([address, options]) => address.endsWith(path) && options?.method === 'POST');

it('says what will be made before it starts, and starts with just that', async () => {
  answers['POST /api/dataGenerator'] = () => Response.json(run({ state: 'waiting' }), { status: 202 });
  const { user } = draw();
  expect(await screen.findByText('Niczego jeszcze nie wygenerowano.')).toBeTruthy();
  expect(await screen.findByText(/^1\s?234$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Generuj dane' }));
  const [[, { body }]] = sentTo('/api/dataGenerator') as [[string, RequestInit]];
  expect(JSON.parse(String(body))).toEqual({
    account: 'a1',
    branch: 'warehouse',
    pieces: 1000,
    language: 'pl-PL',
    years: 3,
    deficiencyShare: 10,
  });
});

it('shows at the field what the server does not take, and cannot start then', async () => {
  answers['POST /api/dataGenerator/forecast'] = () =>
    Response.json(
      { code: 'INVALID', errors: { pieces: { message: 'validation.max', args: { max: 1_000_000 } } } },
      { status: 422 },
    );
  draw();
  expect(await screen.findByText(/Największa dozwolona wartość/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Generuj dane' }).disabled).toBe(true);
});

it('shows how far a run is, and stops it', async () => {
  listed.runs = [run({ state: 'running', progress: { done: 500, total: 2000 } })];
  answers['POST /api/dataGenerator/r1/cancel'] = () => Response.json(run({ state: 'cancelled' }));
  const { user } = draw();
  expect(await screen.findByText('Utworzono 500 z 2000 wpisów')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  expect(screen.getByText(/trwa już generowanie/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Przerwij' }));
  expect(sentTo('/r1/cancel')).toHaveLength(1);
});

it('names what goes before a run is removed, and afterwards what stayed and why', async () => {
  listed.runs = [
    run({
      state: 'partlyRemoved',
      kept: [
        { entity: 'equipments', because: 'changed', rows: 2 },
        { entity: 'locations', because: 'belongs', rows: 1 },
      ],
    }),
  ];
  answers['POST /api/dataGenerator/r1/remove'] = () =>
    Response.json(run({ state: 'removing' }), { status: 202 });
  const { user } = draw();
  expect(await screen.findByText('Zmienione przez ludzi – Urządzenia: 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Usuń wygenerowane dane' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^4\s?100$/)).toBeTruthy();
  expect(sentTo('/r1/remove')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Usuń wygenerowane dane' }));
  expect(sentTo('/r1/remove')).toHaveLength(1);
});

it('says why a run stopped, and why a removal was refused', async () => {
  listed.runs = [run({ state: 'stopped', reason: 'ACCOUNT_TERMINATED' })];
  answers['POST /api/dataGenerator/r1/remove'] = () =>
    Response.json(
      { code: 'INVALID', errors: { account: { message: 'dataGenerator.reason.NOT_A_TEST_ACCOUNT' } } },
      { status: 422 },
    );
  const { user } = draw();
  expect(await screen.findByText('To konto zostało wypowiedziane.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Usuń wygenerowane dane' }));
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Usuń wygenerowane dane' }),
  );
  expect(await screen.findByText('To nie jest konto testowe.')).toBeTruthy();
});

it('says that there is no account to fill, and what to do', async () => {
  listed.accounts = [];
  draw();
  expect(await screen.findByText(/Nie ma konta testowego/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Generuj dane' })).toBeNull();
});

it('says that it could not be read, and reads again', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: /ponownie/ }));
  expect(await screen.findByText('Niczego jeszcze nie wygenerowano.')).toBeTruthy();
});

it('starts and removes nothing without network', async () => {
  line.isOnline = false;
  listed.runs = [run()];
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: 'Usuń wygenerowane dane' }));
  expect(await screen.findByText(/^Ta funkcja działa tylko online/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Generuj dane' }).getAttribute('aria-disabled')).toBe('true');
});

it('asks nothing for those who may not use it', async () => {
  draw('ProviderSupport');
  expect(await screen.findByText(/tylko dla administratorów dostawcy/)).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});

import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../entities/testing/fakeApi';
import { memoryData, refusal } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { ReachFact, ReachNote } from './ReachNote';

const { fetch } = vi.hoisted(() => ({ fetch: vi.fn() }));
vi.mock('../../data/session/session', () => ({ apiFetch: fetch }));
afterEach(cleanup);
beforeEach(() => {
  fetch.mockReset();
});

const provider = { instanceType: 'PROVIDER', role: 'ProviderAdmin', contact: null } as const;
function draw(values: object, answers: Record<string, unknown>, actor: object = provider) {
  fetch.mockImplementation(fakeApi(answers).apiFetch);
  renderScreen({
    element: <ReachNote values={values as never} />,
    resource: 'systemMessages',
    dataProvider: memoryData({}).dataProvider,
    actor,
  });
}

it('says how many accounts and people see a message, and what else has to be true', async () => {
  draw(
    { audience: 'COMPANY', role: '', broker: null, beforeVersion: '0.51', isActive: false },
    { 'GET /api/systemMessages/reach?audience=COMPANY': { accounts: 1, people: 3 } },
  );
  expect((await screen.findByText(/1 konto, 3 osoby\./)).textContent).toBe(
    'Kto to zobaczy: 1 konto, 3 osoby. Z nich tylko tam, gdzie działa starsza wersja aplikacji. Nikt, dopóki nie jest aktywny.',
  );
});

it('warns of targets that nobody meets, and says where the number is not to be had', async () => {
  draw({}, { 'GET /api/systemMessages/reach': { accounts: 0, people: 0 } });
  expect(await screen.findByText(/żadne konto nie spełnia/)).toBeTruthy();
  cleanup();
  draw({}, { 'GET /api/systemMessages/reach': refusal(503, 'NOT_READY') });
  expect(await screen.findByText(/Nie udało się pobrać liczby/)).toBeTruthy();
});

it('asks and says nothing where somebody else reads a message', () => {
  fetch.mockImplementation(fakeApi({}).apiFetch);
  renderScreen({
    element: <ReachFact record={{ id: 'm' }} />,
    resource: 'systemMessages',
    dataProvider: memoryData({}).dataProvider,
  });
  expect(fetch).not.toHaveBeenCalled();
  expect(screen.queryByRole('status')).toBeNull();
});

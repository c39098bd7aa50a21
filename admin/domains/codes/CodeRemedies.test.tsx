import type { Role } from '@plumbline/resources/language/permissions';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../entities/testing/fakeApi';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { CodeRemedies } from './CodeRemedies';

const { fetch } = vi.hoisted(() => ({ fetch: vi.fn() }));
vi.mock('../../data/session/session', () => ({ apiFetch: fetch }));
afterEach(cleanup);

const pieces = [
  { id: 'e1', name: 'R-1', isCarrier: true, isAssigned: false },
  { id: 'e2', name: 'R-2', isCarrier: false, isAssigned: true },
];
const cause = {
  warnings: ['DuplicatedInInstance', 'DuplicatedExternally'],
  pieces,
  hidden: 0,
  accounts: null,
};

function draw(role: Role = 'Owner', record: object = {}, answer: object = cause) {
  const api = fakeApi({
    'GET /api/qrCodes/c/cause': answer,
    'POST /api/qrCodes/c/reassign': {},
    'POST /api/qrCodes/c/release': {},
    'POST /api/qrCodes/c/ask': {},
  });
  fetch.mockImplementation(api.apiFetch);
  const row = { id: 'c', code: 'AB-12', instance: 'account-1', warning: 'DuplicatedInInstance', ...record };
  const { address } = renderScreen({
    element: <CodeRemedies record={row} />,
    resource: 'qrCodes',
    dataProvider: memoryData({}).dataProvider,
    actor: { role },
  });
  return { ...api, address };
}
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('leads to the pieces and says what else is suspicious', async () => {
  draw();
  const link = await screen.findByRole('link', { name: 'R-1' });
  expect(link.getAttribute('href')).toContain('e1');
  expect(document.body.textContent).toContain('Tego samego kodu używa także inne konto.');
  expect(screen.getByRole('link', { name: 'R-2' })).toBeTruthy();
});

it('leaves the code on the chosen piece after saying which others lose it', async () => {
  const api = draw();
  await click('Zostaw tutaj: R-2');
  expect(screen.getByRole('dialog').textContent).toContain('Stracą go: R-1');
  await click('Zostaw tutaj');
  expect(await screen.findByText('Kod ma teraz tylko jedno urządzenie.')).toBeTruthy();
  expect(api.written()).toEqual([{ call: 'POST /api/qrCodes/c/reassign', body: { equipment: 'e2' } }]);
});

it('takes the code off a piece, and has nothing to choose where there is one alone', async () => {
  const api = draw('Administrator', {}, { ...cause, pieces: pieces.slice(0, 1) });
  await click('Odłącz kod: R-1');
  await click('Odłącz');
  expect(await screen.findByText('Kod odłączono od urządzenia.')).toBeTruthy();
  expect(api.written()).toEqual([{ call: 'POST /api/qrCodes/c/release', body: { equipment: 'e1' } }]);
  expect(screen.queryByRole('button', { name: /Zostaw/ })).toBeNull();
});

it('leaves the page of a code that is deleted with its place on the piece', async () => {
  const only = [{ ...pieces[0], isAssigned: true }];
  const api = draw(
    'Owner',
    { warning: 'NotSold', isFromEquipment: true },
    { ...cause, warnings: ['NotSold'], pieces: only },
  );
  await click('Odłącz kod: R-1');
  await click('Odłącz');
  await waitFor(() => expect(api.address()).toBe('/qr-codes/overview'));
  expect(await screen.findByText('Kod odłączono od urządzenia.')).toBeTruthy();
});

it('asks the provider once, and then says when', async () => {
  const api = draw();
  await click('Zapytaj dostawcę');
  expect(screen.getByRole('dialog').textContent).toContain('AB-12');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zapytaj dostawcę' }));
  expect(await screen.findByText('Pytanie wysłano.')).toBeTruthy();
  expect(api.written()).toMatchObject([{ call: 'POST /api/qrCodes/c/ask' }]);
  cleanup();
  draw('Owner', { dateAsked: '2026-11-17T12:00:00.000Z' });
  expect(await screen.findByText(/Zapytano dostawcę dnia 17/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Zapytaj dostawcę' })).toBeNull();
});

it('only tells those who may not act, and the provider the accounts', async () => {
  draw('Employee');
  expect(await screen.findByRole('link', { name: 'R-1' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  const accounts = [{ id: 'account-1', name: 'Magazyn', hasBought: false, uses: true }];
  draw('ProviderAdmin', {}, { ...cause, pieces: [], accounts });
  expect(await screen.findByRole('link', { name: 'Magazyn' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says nothing of a code without a warning', () => {
  draw('Owner', { warning: null });
  expect(document.body.textContent).toBe('');
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../entities/testing/fakeApi';
import { memoryData, refusal } from '../../entities/testing/memoryData';
import { owner, renderScreen } from '../../entities/testing/renderScreen';
import { OwnTermination } from './OwnTermination';

const { asked, renewed } = vi.hoisted(() => ({ asked: vi.fn(), renewed: vi.fn() }));
vi.mock('../../data/session/session', () => ({ apiFetch: asked, renewActor: renewed }));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T12:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.useRealTimers();
});

const base = `POST /api/instances/${owner.instance}`;
function draw(values: object = {}, actor: object = {}, answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ [`${base}/terminate`]: {}, [`${base}/undoTermination`]: {}, ...answers });
  asked.mockImplementation(api.apiFetch);
  renderScreen({
    element: (
      <>
        <OwnTermination record={{ id: owner.instance, companyName: 'Prüfwerk', ...values }} />
        <p>drawn</p>
      </>
    ),
    resource: 'instances',
    dataProvider: memoryData({}).dataProvider,
    actor,
  });
  return api;
}
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog', { name: /Wypowiedzieć konto Prüfwerk/ }));

it('an owner reads what happens when, types name and password, and terminates the account', async () => {
  const api = draw();
  await click('Wypowiedz konto');
  const { getByText, getByLabelText, getByRole } = inDialog();
  getByText(/^Od razu: konto jest tylko do odczytu/);
  getByText(/^Do dnia 15\.02\.2027: wszystkie dane można wyeksportować/);
  getByText(/^Dnia 15\.02\.2027: wszystkie dane zostaną trwale usunięte/);
  await userEvent.type(getByLabelText(/wpisz nazwę konta: Prüfwerk/), 'Prüfwerk');
  await userEvent.type(getByLabelText(/Hasło lub kod/), 'Pion-2026!');
  await userEvent.click(getByRole('button', { name: 'Wypowiedz konto' }));
  expect(await screen.findByText('Konto wypowiedziano.')).toBeTruthy();
  expect(api.written()).toEqual([
    { call: `${base}/terminate`, body: { confirm: 'Prüfwerk', proof: 'Pion-2026!' } },
  ]);
  expect(renewed).toHaveBeenCalledOnce();
});

it('what was typed wrong is said at its field, and the account goes on', async () => {
  draw();
  asked.mockRejectedValue(
    refusal(422, 'INVALID', {
      errors: {
        confirm: { message: 'validation.notTheName' },
        proof: { message: 'validation.wrongPassword' },
      },
    }),
  );
  await click('Wypowiedz konto');
  const { getByRole, getByLabelText, findByText } = inDialog();
  await userEvent.click(getByRole('button', { name: 'Wypowiedz konto' }));
  await findByText('Hasło jest nieprawidłowe.');
  await waitFor(() => expect(getByLabelText(/wpisz nazwę konta/).getAttribute('aria-invalid')).toBe('true'));
  expect(renewed).not.toHaveBeenCalled();
});

it('an external issuer keeps the password, so only the name is asked for', async () => {
  draw({}, { signIn: { isEmbedded: false, changePassword: null } });
  await click('Wypowiedz konto');
  expect(inDialog().getByLabelText(/wpisz nazwę konta/)).toBeTruthy();
  expect(inDialog().queryByLabelText(/Hasło/)).toBeNull();
});

it('an owner undoes the own termination after a question', async () => {
  const api = draw({ hasResigned: true, isResignedByOwner: true, dateErasureDue: '2027-02-15' });
  await screen.findByText(/^Konto wypowiedział właściciel\. Do dnia 15\.02\.2027/);
  await click('Cofnij wypowiedzenie');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cofnij wypowiedzenie' }));
  expect(await screen.findByText('Wypowiedzenie cofnięto.')).toBeTruthy();
  expect(api.written()).toMatchObject([{ call: `${base}/undoTermination` }]);
  expect(renewed).toHaveBeenCalledOnce();
});

it('a termination by the seller is not the owner’s to undo', async () => {
  draw({ hasResigned: true, isResignedByOwner: false, dateErasureDue: '2027-02-15' });
  expect((await screen.findByRole('alert')).textContent).toContain('tylko on może to cofnąć');
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['an administrator', {}, { role: 'Administrator' }],
  [
    'support in the account',
    {},
    { mirroring: { id: 'm', until: '2026-11-17T13:00:00.000Z', mayWrite: true } },
  ],
  ['somebody who looks at another account', { id: 'other' }, {}],
])('%s finds no such button', async (_who, values, actor) => {
  draw(values, actor);
  await screen.findByText('drawn');
  expect(screen.queryByRole('button')).toBeNull();
});

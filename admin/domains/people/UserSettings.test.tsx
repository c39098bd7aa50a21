import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useStore } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../entities/testing/fakeApi';
import { memoryData } from '../../entities/testing/memoryData';
import { owner, renderScreen } from '../../entities/testing/renderScreen';
import { densityKey } from '../../kit/theme/density';
import { AccountSelection } from './AccountSelection';
import { UserSettings } from './UserSettings';

const { fetch } = vi.hoisted(() => ({ fetch: vi.fn() }));
vi.mock('../../data/session/session', () => ({
  apiFetch: fetch,
  switchAccount: vi.fn(),
  session: { subscribe: () => () => {}, status: () => ({ state: 'signedIn', actor: null, code: null }) },
}));
beforeEach(() => {
  fetch.mockImplementation(
    fakeApi({
      'GET /api/session/secondFactor': {
        isAvailable: false,
        isDemanded: false,
        since: null,
        recoveryCodes: 0,
      },
      'GET /api/session/list': [],
      'GET /api/apiTokens': [],
    }).apiFetch,
  );
});
afterEach(cleanup);

const Density = () => <output data-testid="density">{String(useStore(densityKey)[0])}</output>;
const me = { id: owner.user, version: 1, email: owner.email, firstName: 'Anna', lastName: 'Nowak' };
const draw = (element: React.ReactElement, more: object = {}) =>
  renderScreen({
    element,
    path: '*',
    at: '/users/settings',
    resource: 'users',
    dataProvider: memoryData({ users: [me] }).dataProvider,
    actor: more,
  });

it('holds the own profile, the ways to sign in, and what is kept on oneself', async () => {
  draw(<UserSettings />);
  const first = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Imię/ });
  expect(first.value).toBe('Anna');
  for (const name of ['Dane logowania', 'Logowanie dwuetapowe', 'Aktywne sesje', 'Tokeny API'])
    expect(screen.getByRole('heading', { name })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Pobierz/ })).toBeTruthy();
});

it('keeps on the device how dense its screens are, and forgets it again', async () => {
  const { user } = draw(
    <>
      <UserSettings />
      <Density />
    </>,
  );
  const kept = () => screen.getByTestId('density').textContent;
  const choice = within(await screen.findByRole('group', { name: 'Gęstość' }));
  await user.click(choice.getByRole('button', { name: 'Zwarta' }));
  await waitFor(() => expect(kept()).toBe('compact'));
  await user.click(choice.getByRole('button', { name: 'Automatycznie' }));
  await waitFor(() => expect(kept()).toBe('undefined'));
});

it('the choice of an account says how many there are', () => {
  draw(<AccountSelection />);
  expect(screen.getByRole('heading', { level: 1, name: 'Wybór konta' })).toBeTruthy();
  expect(screen.getByText('Dostępne jest jedno konto.')).toBeTruthy();
});

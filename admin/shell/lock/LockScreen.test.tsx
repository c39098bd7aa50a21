import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryData, refusal } from '../../entities/testing/memoryData';
import { owner, renderScreen } from '../../entities/testing/renderScreen';
import { LockScreen } from './LockScreen';
import { WindowDone } from './WindowDone';

const world = vi.hoisted(() => ({
  state: {} as object,
  unlock: vi.fn(),
  signOut: vi.fn(),
  signInBeside: vi.fn(),
  leaveFor: vi.fn(),
}));
vi.mock('../../data/session/session', () => ({
  session: { unlock: world.unlock, signOut: world.signOut },
  signInBeside: world.signInBeside,
  apiFetch: vi.fn(),
}));
vi.mock('../../data/session/useSession', () => ({ useSession: () => world.state }));
vi.mock('../../kit/overlay/leaveFor', () => ({ leaveFor: world.leaveFor }));

beforeEach(() => {
  world.unlock.mockReset().mockResolvedValue(undefined);
  world.signOut.mockReset().mockResolvedValue(null);
  world.signInBeside.mockReset().mockReturnValue(true);
  world.leaveFor.mockReset();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function draw(code: string, signIn?: object) {
  world.state = { state: 'signedIn', code, actor: { ...owner, ...(signIn ? { signIn } : {}) } };
  const { user } = renderScreen({
    element: <LockScreen />,
    resource: 'users',
    dataProvider: memoryData({}).dataProvider,
  });
  const enter = async (label: RegExp, text: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: 'Odblokuj' }));
  };
  return { user, enter };
}

it('is unlocked by the user’s password, and by a code if required', async () => {
  const errors = { code: { rule: 'required', message: 'validation.required' } };
  world.unlock.mockRejectedValueOnce(refusal(422, 'INVALID', { errors }));
  const { enter } = draw('SESSION_LOCKED');
  expect(screen.getByText(`Zalogowano: ${owner.name}, ${owner.email}`)).toBeTruthy();
  await enter(/^Hasło/, 'Pion-2026!');
  await screen.findByLabelText(/^Kod z aplikacji lub kod zapasowy/);
  await enter(/^Kod z aplikacji/, '123456');
  expect(world.unlock.mock.calls).toEqual([
    [{ password: 'Pion-2026!' }],
    [{ password: 'Pion-2026!', code: '123456' }],
  ]);
});

it('reports a wrong password or an unreachable server', async () => {
  const errors = { password: { rule: 'wrongPassword', message: 'validation.wrongPassword' } };
  world.unlock.mockRejectedValueOnce(refusal(422, 'INVALID', { errors }));
  const { user, enter } = draw('SESSION_LOCKED');
  await enter(/^Hasło/, 'wrong');
  expect(await screen.findByText('Hasło jest nieprawidłowe.')).toBeTruthy();
  world.unlock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.click(screen.getByRole('button', { name: 'Odblokuj' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Ekran można odblokować, gdy połączenie wróci',
  );
});

it('offers the sign-in window if a required second factor is missing', async () => {
  world.unlock.mockRejectedValueOnce(refusal(403, 'SECOND_FACTOR_MISSING'));
  const { user, enter } = draw('SESSION_LOCKED');
  await enter(/^Hasło/, 'Pion-2026!');
  await user.click(await screen.findByRole('button', { name: 'Zaloguj się w nowym oknie' }));
  expect(world.signInBeside).toHaveBeenCalledTimes(1);
});

it('opens the sign-in window for external passwords, and reports a blocked popup', async () => {
  world.signInBeside.mockReturnValue(false);
  const { user } = draw('SESSION_LOCKED', { isEmbedded: false });
  expect(screen.queryByLabelText(/^Hasło/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Zaloguj się w nowym oknie' }));
  expect(screen.getByRole('alert').textContent).toContain('Przeglądarka nie otworzyła okna');
});

it('reports an expired session, which a password alone cannot renew', () => {
  draw('SESSION_ENDED');
  expect(screen.getByText(/^Sesja wygasła/)).toBeTruthy();
  expect(screen.queryByLabelText(/^Hasło/)).toBeNull();
});

it('lets another user sign in, after a warning about unsaved work', async () => {
  const { user } = draw('SESSION_LOCKED');
  await user.click(screen.getByRole('button', { name: 'Zaloguj inną osobę' }));
  expect(screen.getByRole('alert').textContent).toContain('To, co wpisano i nie zapisano, przepadnie');
  await user.click(screen.getByRole('button', { name: 'Anuluj' }));
  expect(world.signOut).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Zaloguj inną osobę' }));
  await user.click(screen.getByRole('button', { name: 'Wyloguj' }));
  await waitFor(() => expect(world.leaveFor).toHaveBeenCalledWith('/index.html/afterlogout'));
});

it('leaves the page if another tab is signed in as a different user', async () => {
  const { user } = draw('ACTOR_CHANGED');
  await user.click(screen.getByRole('button'));
  expect(world.leaveFor).toHaveBeenCalledWith('/start/dashboard');
});

it('closes the sign-in window, and says so if it stays open', () => {
  const close = vi.spyOn(window, 'close').mockImplementation(() => {});
  renderScreen({ element: <WindowDone />, resource: 'users', dataProvider: memoryData({}).dataProvider });
  expect(close).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'Zalogowano. To okno można zamknąć.' })).toBeTruthy();
});

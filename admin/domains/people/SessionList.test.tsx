import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { SessionList } from './SessionList';

const { asked, signOut } = vi.hoisted(() => ({
  asked: vi.fn(),
  signOut: vi.fn(() => new Promise(() => {})),
}));
vi.mock('../../data/session/session', () => ({ apiFetch: asked, session: { signOut } }));
afterEach(cleanup);

const chrome = (system: string) => `Mozilla/5.0 (${system}) Chrome/141 Safari/537.36`;
const here = {
  id: 's1',
  userAgent: chrome('Windows NT 10.0'),
  lastSeen: '2026-11-17T12:00:00.000Z',
  address: '10.0.0.1',
  isCurrent: true,
};
const tablet = { ...here, id: 's2', userAgent: chrome('Linux; Android 15'), isCurrent: false };
let sessions: object[];
let ended: string[];
beforeEach(() => {
  sessions = [here, tablet];
  ended = [];
  signOut.mockClear();
  asked.mockImplementation(async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') {
      ended.push(`${method} ${path}`);
      sessions = [here];
    }
    return Response.json(sessions);
  });
});

/** Draws the list and presses a button; the question that it asks. */
async function press(name: string, title: string) {
  const { user } = renderScreen({
    element: <SessionList />,
    resource: 'users',
    dataProvider: memoryData({}).dataProvider,
  });
  await screen.findByText('Chrome · Android');
  await user.click(screen.getByRole('button', { name }));
  return { user, question: within(await screen.findByRole('dialog', { name: title })) };
}

it.each([
  ['Wyloguj: Chrome · Android', 'Zakończyć sesję „Chrome · Android”?', 'DELETE /api/session/s2'],
  ['Wyloguj wszystkie pozostałe', 'Zakończyć wszystkie pozostałe sesje?', 'POST /api/session/end-others'],
])('says what it means there before another device is signed out: %s', async (name, title, call) => {
  const { user, question } = await press(name, title);
  expect(question.getByText(/Niewysłane zmiany pozostaną tam zapisane/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Anuluj' }));
  expect(ended).toEqual([]);
  await user.click(screen.getByRole('button', { name }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Wyloguj' }));
  await vi.waitFor(() => expect(screen.queryByText('Chrome · Android')).toBeNull());
  expect(ended).toEqual([call]);
});

it('says before signing out everywhere that it reaches the others, too', async () => {
  const { user, question } = await press('Wyloguj wszędzie', 'Wylogować?');
  expect(question.getByText('Zakończone zostaną także wszystkie pozostałe sesje.')).toBeTruthy();
  expect(signOut).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Wyloguj mimo to' }));
  expect(signOut).toHaveBeenCalledWith(true);
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import { FeedCard } from './FeedCard';

const { asked } = vi.hoisted(() => ({ asked: vi.fn() }));
vi.mock('../../../data/session/session', () => ({ apiFetch: asked }));
afterEach(cleanup);

it('makes the address, shows it once, and revokes it once that is confirmed', async () => {
  const made = { content: 'mine', createdAt: '2026-11-17T12:00:00.000Z', lastUsedAt: null };
  let feed: object | null = null;
  const sent: unknown[] = [];
  asked.mockImplementation(async (_path: string, { method = 'GET', body }: RequestInit = {}) => {
    sent.push([method, body]);
    if (method === 'DELETE') feed = null;
    if (method !== 'POST') return Response.json({ feed });
    feed = made;
    return Response.json({ feed, address: 'https://plumbline.example/api/calendar/secret.ics' });
  });
  const { user } = renderScreen({
    element: <FeedCard />,
    resource: 'users',
    dataProvider: memoryData({}).dataProvider,
  });
  await user.click(await screen.findByText('Utwórz adres'));
  await user.click(await screen.findByLabelText('Tylko terminy, w których jestem inspektorem'));
  await user.click(screen.getByText('Utwórz'));
  expect(await screen.findByDisplayValue('https://plumbline.example/api/calendar/secret.ics')).toBeTruthy();
  expect(sent).toContainEqual(['POST', '{"content":"mine"}']);
  await user.click(await screen.findByText('Gotowe'));
  expect(await screen.findByText(/jeszcze nieużywany/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByDisplayValue(/secret/)).toBeNull());
  await user.click(await screen.findByText('Unieważnij'));
  const question = within(await screen.findByRole('dialog', { name: 'Unieważnić adres kalendarza?' }));
  expect(question.getByText(/przestaną pobierać terminy/)).toBeTruthy();
  expect(sent).not.toContainEqual(['DELETE', undefined]);
  await user.click(question.getByRole('button', { name: 'Unieważnij' }));
  expect(await screen.findByText('Nie ma jeszcze adresu.')).toBeTruthy();
});

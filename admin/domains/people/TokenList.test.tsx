import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { TokenList } from './TokenList';

const { asked } = vi.hoisted(() => ({ asked: vi.fn() }));
vi.mock('../../data/session/session', () => ({ apiFetch: asked }));
afterEach(cleanup);

const token = {
  id: 't1',
  name: 'Eksport do ERP',
  scopes: ['read'],
  createdAt: '2026-11-17T12:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
};
let tokens: object[];
const removed: string[] = [];
beforeEach(() => {
  tokens = [token];
  removed.length = 0;
  asked.mockImplementation(async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'DELETE') {
      removed.push(path);
      tokens = [];
    }
    return Response.json(tokens);
  });
});

/** Draws the list and presses the button beside the token. */
async function askToRevoke() {
  const { user } = renderScreen({
    element: <TokenList />,
    resource: 'users',
    dataProvider: memoryData({}).dataProvider,
  });
  await user.click(await screen.findByRole('button', { name: 'Unieważnij: Eksport do ERP' }));
  const question = await screen.findByRole('dialog', { name: 'Unieważnić token „Eksport do ERP”?' });
  return { user, question: within(question) };
}

it('says what stops working before a token is revoked', async () => {
  const { user, question } = await askToRevoke();
  expect(question.getByText(/od razu stracą dostęp do konta/)).toBeTruthy();
  expect(removed).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Unieważnij' }));
  expect(await screen.findByText('Brak tokenów.')).toBeTruthy();
  expect(removed).toEqual(['/api/apiTokens/t1']);
});

it('keeps the token of the person who thinks better of it', async () => {
  const { user, question } = await askToRevoke();
  await user.click(question.getByRole('button', { name: 'Anuluj' }));
  expect(await screen.findByRole('button', { name: 'Unieważnij: Eksport do ERP' })).toBeTruthy();
  expect(removed).toEqual([]);
});

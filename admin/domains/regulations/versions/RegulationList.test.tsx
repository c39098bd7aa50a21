import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../../entities/testing/memoryData';
import { owner, renderScreen } from '../../../entities/testing/renderScreen';
import { PublishButton } from './PublishButton';
import { RegulationList } from './RegulationList';

vi.mock('../../../data/session/session', () => ({ apiFetch: vi.fn() }));
afterEach(cleanup);

const draft = {
  id: 'd',
  instance: owner.instance,
  version: 1,
  state: 'draft',
  regulation: 'en',
  name: { 'pl-PL': 'Regały, nowe wydanie' },
  shortName: 'EN15635-E',
  updatedAt: '2026-11-03T09:00:00.000Z',
};
const provider = { instanceType: 'PROVIDER', role: 'ProviderAdmin' } as const;
const draw = (element: React.ReactElement, actor: object) =>
  renderScreen({
    element,
    path: '*',
    at: '/audit-regulations/overview',
    resource: 'auditRegulations',
    dataProvider: memoryData({ auditRegulations: [], regulationVersions: [draft] }).dataProvider,
    actor,
  });

it('shows the drafts below the list to those who write them, each with the way to it', async () => {
  draw(<RegulationList />, provider);
  const link = await screen.findByRole('link', { name: 'Regały, nowe wydanie' });
  expect(link.getAttribute('href')).toMatch(/\/d\/show$/);
  expect(within(link.closest('li') ?? document.body).getByText(/^EN15635-E · /)).toBeTruthy();
});

it('shows no drafts to those who only read', async () => {
  draw(<RegulationList />, {});
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Regały, nowe wydanie' })).toBeNull();
});

it('offers to publish a draft, and nothing that is published', async () => {
  draw(<PublishButton record={{ ...draft, state: 'published' }} />, provider);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  const { user } = draw(<PublishButton record={draft} />, provider);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { PublicPagePreview } from '../publicPages/PublicPagePreview';
import { RangeLabels, RecordLabels } from './LabelsButton';

const { fetch } = vi.hoisted(() => ({ fetch: vi.fn() }));
vi.mock('../../data/session/session', () => ({ apiFetch: fetch }));
beforeEach(() => {
  fetch.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(cleanup);

const draw = (element: ReactElement) =>
  renderScreen({ element, resource: 'equipments', dataProvider: memoryData({}).dataProvider });

it.each([
  ['a piece', <RecordLabels key="piece" record={{ id: 'rack', code: 'AB-12' }} />],
  ['a range of codes', <RangeLabels key="range" record={{ id: 'range', from: 'AB-1', to: 'AB-9' }} />],
])(
  'asks before labels of %s are printed, and prints nothing where that is given up',
  async (_what, button) => {
    const { user } = draw(button);
    await user.click(screen.getByRole('button'));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Anuluj' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

it('shows the text of the template that applies, which can be left for lines of one’s own', async () => {
  const answer = { name: 'House style', lines: ['No AB-12'] };
  fetch.mockImplementation(async (address: string) =>
    address.includes('/labelText')
      ? new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } })
      : Promise.reject(new TypeError('Failed to fetch')),
  );
  const { user } = draw(<RecordLabels record={{ id: 'rack', code: 'AB-12' }} />);
  await user.click(screen.getByRole('button'));
  const choice = await screen.findByRole('checkbox', { name: /House style/ });
  expect(screen.queryByRole('checkbox', { name: 'Model' })).toBeNull();
  expect(await screen.findByText('No AB-12')).toBeTruthy();
  await user.click(choice);
  expect(await screen.findByRole('checkbox', { name: 'Model' })).toBeTruthy();
  expect(screen.queryByText('No AB-12')).toBeNull();
});

it('says that the preview of the public page could not be made', async () => {
  draw(<PublicPagePreview values={{ id: 'account', hasPublicPages: true }} />);
  expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeTruthy();
});

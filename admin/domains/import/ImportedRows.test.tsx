import { type ImportSession, noCounts } from '@plumbline/resources/rules/import/importSession';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { ImportedRows } from './ImportedRows';

const { fetch } = vi.hoisted(() => ({ fetch: vi.fn() }));
vi.mock('../../data/session/session', () => ({ apiFetch: fetch }));
beforeEach(() => {
  fetch.mockReset();
});
afterEach(cleanup);

const draw = (created: number, resource: ImportSession['resource'] = 'equipments') =>
  renderScreen({
    element: (
      <ImportedRows
        session={{ id: 'list', resource, counts: { ...noCounts(), created } } as ImportSession} // all it looks at
      />
    ),
    resource: 'equipments',
    dataProvider: memoryData({}).dataProvider,
  });
const ids = (count: number) =>
  Response.json({ ids: Array.from({ length: count }, (_, index) => `piece-${index}`) });

it('offers labels for the pieces that the list made', async () => {
  fetch.mockResolvedValue(ids(61));
  const { user } = draw(61);
  await screen.findByText('61 nowych wpisów:');
  await user.click(await screen.findByRole('button', { name: 'Drukuj etykiety' }));
  expect(await screen.findByText('61 etykiet')).toBeTruthy();
});

it('says so where the list made more than labels are printed for at once', async () => {
  fetch.mockResolvedValue(ids(5000));
  draw(7000);
  expect(await screen.findByText('Pierwszych 5000 nowych wpisów:')).toBeTruthy();
});

it('can be asked again where they could not be fetched', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(ids(1));
  const { user } = draw(1);
  await user.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText('1 nowy wpis:')).toBeTruthy();
});

it('asks nothing where nothing was made, or where nothing is offered', async () => {
  draw(0);
  draw(5, 'contacts');
  await waitFor(() => expect(fetch).not.toHaveBeenCalled());
});

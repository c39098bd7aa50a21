import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EntityList } from '../list/EntityList';
import { memoryData, refusal } from '../testing/memoryData';
import { owner, renderScreen } from '../testing/renderScreen';

const { asked, saved } = vi.hoisted(() => ({ asked: vi.fn(), saved: vi.fn() }));
vi.mock('../../data/session/session', () => ({ apiFetch: asked }));
vi.mock('../../data/files/saveAs', () => ({ saveAs: saved }));

beforeEach(() => {
  asked.mockReset();
  saved.mockReset();
});
afterEach(cleanup);

const customers = [{ id: 'a', instance: owner.instance, version: 1, name: 'Odra' }];
const draw = (at = '/') =>
  renderScreen({
    element: <EntityList />,
    resource: 'equipmentOwners',
    dataProvider: memoryData({ equipmentOwners: customers }).dataProvider,
    at,
  });
const queryOf = () => Object.fromEntries(new URL(String(asked.mock.calls[0]?.[0]), 'http://x').searchParams);

describe('ExportButton', () => {
  it('saves what the list shows, by its filter and order', async () => {
    asked.mockResolvedValue(
      new Response('Nazwa\r\nOdra\r\n', {
        headers: { 'content-disposition': "attachment; filename*=UTF-8''Klienci%202026.csv" },
      }),
    );
    const { user } = draw(`/?filter=${encodeURIComponent('{"q":"od"}')}`);
    await user.click(await screen.findByRole('button', { name: 'Eksportuj' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV (wszystkie kolumny)' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.any(Blob), 'Klienci 2026.csv'));
    expect(queryOf()).toMatchObject({
      format: 'csv',
      filter: '{"q":"od"}',
      sort: '["name","ASC"]',
      language: 'pl-PL',
    });
    expect(queryOf()).not.toHaveProperty('columns');
    expect(await screen.findByText('Wyeksportowano: Klienci 2026.csv')).toBeTruthy();
  });

  it('takes the columns that are shown, and says what went wrong', async () => {
    asked.mockRejectedValue(refusal(403, 'FORBIDDEN'));
    const { user } = draw();
    await user.click(await screen.findByRole('button', { name: 'Eksportuj' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Excel (widoczne kolumny)' }));
    expect(await screen.findByText(/Nie udało się wyeksportować listy/)).toBeTruthy();
    expect(queryOf()).toMatchObject({
      format: 'xlsx',
      columns: 'name,customerNumber,address,resubmissionDate',
    });
    expect(saved).not.toHaveBeenCalled();
  });

  it('saves the rows that are selected, in the order of the list', async () => {
    asked.mockResolvedValue(new Response('Nazwa\r\nOdra\r\n'));
    const { user } = draw();
    await user.click(await screen.findByRole('checkbox', { name: 'Zaznacz: Odra' }));
    const bar = within(await screen.findByRole('region', { name: 'Zaznaczone wpisy' }));
    await user.click(bar.getByRole('button', { name: 'Eksportuj' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Excel (wszystkie kolumny)' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const [url, init] = asked.mock.calls[0] ?? [];
    expect(url).toBe('/api/exports');
    expect(JSON.parse(init.body)).toMatchObject({
      resource: 'equipmentOwners',
      ids: ['a'],
      format: 'xlsx',
      sort: '["name","ASC"]',
    });
  });

  it('saves the selected rows on a phone as well, from the bar within reach of the thumb', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media.includes('max-width:699px'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    asked.mockResolvedValue(new Response('Nazwa\r\nOdra\r\n'));
    const { user } = draw();
    await user.click(await screen.findByRole('button', { name: 'Zaznacz kilka' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Zaznacz: Odra' }));
    const bar = within(await screen.findByRole('region', { name: 'Zaznaczone wpisy' }));
    await user.click(bar.getByRole('button', { name: 'Eksportuj' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV (wszystkie kolumny)' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(JSON.parse(asked.mock.calls[0]?.[1].body)).toMatchObject({ ids: ['a'], format: 'csv' });
    vi.unstubAllGlobals();
  });
});

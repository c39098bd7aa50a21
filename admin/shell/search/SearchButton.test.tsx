import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryData, refusal } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { SearchButton } from './SearchButton';

const { asked } = vi.hoisted(() => ({ asked: vi.fn() }));
vi.mock('../../data/session/session', () => ({ apiFetch: asked }));

beforeEach(() => {
  asked.mockReset();
  // jsdom has no layout and thus no scrolling.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

const customer = { id: 'c', name: 'Odra', customerNumber: 'K-1' };
const found = [
  { resource: 'equipmentOwners', rows: [customer], hasMore: false },
  { resource: 'locations', rows: [{ id: 'l', name: 'Hala Odra' }], hasMore: true },
];
const draw = () =>
  renderScreen({
    element: <SearchButton />,
    resource: 'equipments',
    dataProvider: memoryData({ equipmentOwners: [customer] }).dataProvider,
  });

describe('global search', () => {
  it('opens with Ctrl-K, groups results by entity and works by keyboard', async () => {
    asked.mockImplementation(async () => Response.json(found));
    const { user, address } = draw();
    // Typed before the dialog is loaded.
    await user.keyboard('{Control>}k{/Control}o');
    await user.type(await screen.findByRole('combobox'), 'd');
    expect(await screen.findByRole('option', { name: /Hala Odra/ })).toBeTruthy();
    expect(screen.getByRole('option', { name: /^Odra/ }).getAttribute('aria-selected')).toBe('true');
    expect(String(asked.mock.calls[0]?.[0])).toBe('/api/search?q=od');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/locations/l/show'));
  });

  it('marks locked equipment', async () => {
    const rows = [
      { id: 'r', identNumber: 'R-014', isLocked: true },
      { id: 's', identNumber: 'R-015', isLocked: false },
    ];
    asked.mockImplementation(async () => Response.json([{ resource: 'equipments', rows, hasMore: false }]));
    const { user } = draw();
    await user.click(screen.getByRole('button', { name: 'Szukaj wszędzie' }));
    await user.type(await screen.findByRole('combobox'), 'R-01');
    expect(await screen.findByRole('option', { name: /^R-014.*Wyłączone z użytkowania/ })).toBeTruthy();
    expect(screen.getByRole('option', { name: /^R-015/ }).textContent).not.toContain('Wyłączone');
  });

  it('reports a text that is too short, an empty result and an error', async () => {
    const { user } = draw();
    await user.click(screen.getByRole('button', { name: 'Szukaj wszędzie' }));
    expect(await screen.findByRole('dialog', { name: 'Szukaj wszędzie' })).toBeTruthy();
    const box = screen.getByRole('combobox');
    await user.type(box, 'x');
    expect(await screen.findByText('Wpisz co najmniej dwa znaki.')).toBeTruthy();
    asked.mockImplementation(async () => Response.json([]));
    await user.type(box, 'yz');
    expect(await screen.findByText('Nic nie znaleziono: „xyz”')).toBeTruthy();
    asked.mockRejectedValue(refusal(500, 'UNEXPECTED'));
    await user.type(box, 'q');
    expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeTruthy();
  });
});

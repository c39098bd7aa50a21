import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ListBase, useListContext } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryData } from '../testing/memoryData';
import { renderScreen } from '../testing/renderScreen';
import { FilterChips } from './FilterChips';
import { FilterPanel } from './FilterPanel';

afterEach(cleanup);

const Shown = () => <output data-testid="filter">{JSON.stringify(useListContext().filterValues)}</output>;
const filter = () => JSON.parse(screen.getByTestId('filter').textContent ?? '');

/** The panel of a list with these filters. */
async function draw(entity: AnyEntity, names: readonly string[], given: object = {}) {
  const onClose = vi.fn();
  const drawn = renderScreen({
    element: (
      <ListBase resource={entity.name} filterDefaultValues={given}>
        <FilterPanel entity={entity} names={names} onClose={onClose} />
        <FilterChips entity={entity} />
        <Shown />
      </ListBase>
    ),
    resource: entity.name,
    dataProvider: memoryData({ categories: [{ id: 'racks', name: { 'pl-PL': 'Regały' } }] }).dataProvider,
  });
  await screen.findByRole('heading', { name: 'Filtry' });
  return { ...drawn, onClose };
}
const { equipments } = entities;

it('narrows by yes and no, and lets go of it', async () => {
  const { user } = await draw(equipments, ['isLocked']);
  const choose = async (option: string) => {
    await user.click(screen.getByRole('combobox'));
    await user.click(screen.getByRole('option', { name: option }));
  };
  await choose('Nie');
  await waitFor(() => expect(filter()).toEqual({ isLocked: false }));
  await choose('Wszystkie');
  await waitFor(() => expect(filter()).toEqual({}));
});

it('narrows by several choices', async () => {
  const { user } = await draw(entities.deficiencies, ['dangerLevel']);
  await user.click(screen.getByRole('combobox'));
  await user.click(screen.getByRole('option', { name: /^Czerwony/ }));
  await user.click(screen.getByRole('option', { name: /^Pomarańczowy/ }));
  await waitFor(() => expect(filter().dangerLevel).toHaveLength(2));
  await user.click(screen.getByRole('option', { name: /^Czerwony/ }));
  await waitFor(() => expect(filter()).toEqual({ dangerLevel: ['orange'] }));
});

it('narrows by an exact text once typing rests, without the spaces around it', async () => {
  await draw(equipments, ['serialNumber']);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' SN-7 ' } });
  await waitFor(() => expect(filter()).toEqual({ serialNumber: 'SN-7' }));
});

it('narrows by a number from and to, and takes no notice of what is none', async () => {
  await draw(equipments, ['maxYearsOfUse']);
  const [from, to] = screen.getAllByRole('textbox');
  if (!from || !to) throw new Error('Two bounds are asked for.');
  fireEvent.blur(from, { target: { value: '3' } });
  await waitFor(() => expect(filter()).toEqual({ maxYearsOfUse_gte: 3 }));
  fireEvent.blur(to, { target: { value: 'many' } });
  fireEvent.blur(from, { target: { value: '' } });
  await waitFor(() => expect(filter()).toEqual({}));
});

it('shows the days it narrows by, and clears all of it at once but the search', async () => {
  const given = { q: 'rack', nextAuditDate_gte: '2026-11-03', nextAuditDate_lte: '2026-11-30' };
  const { user, onClose } = await draw(equipments, ['nextAuditDate'], given);
  const group = await screen.findByRole('group', { name: /^Następny/ });
  await waitFor(() => expect(group.textContent).toContain('2026'));
  await user.click(screen.getByRole('button', { name: 'Wyczyść filtry' }));
  await waitFor(() => expect(filter()).toEqual({ q: 'rack' }));
  await user.click(screen.getByRole('button', { name: 'Gotowe' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('narrows by what a row refers to, of a tree with all below it, and says so', async () => {
  const { user } = await draw(equipments, ['category']);
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: /Regały/ }));
  await waitFor(() => expect(filter()).toEqual({ category_below: ['racks'] }));
  expect((await screen.findByRole('list', { name: 'Ustawione filtry' })).textContent).toContain(
    'Regały z podrzędnymi',
  );
});

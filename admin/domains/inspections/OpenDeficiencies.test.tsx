import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { memoryData, refusal } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { OpenDeficiencies } from './OpenDeficiencies';

afterEach(cleanup);

const found = (id: string, status: string, rest = {}) => ({
  id,
  status,
  equipment: 'rack',
  isNotAsked: false,
  dangerLevel: 'red',
  description: `Słup ${id}`,
  dateDue: '2026-12-01',
  ...rest,
});
const rows = [
  found('one', 'OPEN'),
  found('two', 'COMPLETED'),
  found('three', 'RUNNING', { equipment: 'other' }),
  found('four', 'OPEN', { isNotAsked: true }),
];
const draw = (deficiencies: typeof rows, refuse = () => {}, piece: object = {}) =>
  renderScreen({
    element: <OpenDeficiencies record={{ id: 'rack', openMeasures: 1, ...piece }} />,
    resource: 'equipments',
    dataProvider: memoryData({ deficiencies }, refuse).dataProvider,
  });

it('lists only what is still open at this piece, with danger and due date', async () => {
  draw(rows);
  const items = await screen.findAllByRole('listitem');
  expect(items).toHaveLength(1);
  expect(within(items[0]!).getByText('Słup one')).toBeTruthy();
  expect(items[0]!.textContent).toContain('01.12.2026');
});

it('leads to all of them where there are more than shown', async () => {
  draw(['a', 'b', 'c', 'd'].map((id) => found(id, 'OPEN')));
  expect(await screen.findByRole('link', { name: 'Wszystkie (4)' })).toBeTruthy();
});

it('says what went wrong', async () => {
  draw(rows, () => {
    throw refusal(503, 'NOT_READY');
  });
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it('shows on the front of a rack where they are, and leads to the deficiency tapped', async () => {
  const placed = [found('one', 'OPEN', { bay: 2, level: 1 }), found('two', 'OPEN')];
  const { user, address } = draw(placed, undefined, { fieldCount: 2, levelCount: 1 });
  expect(await screen.findByText(/Pole 2, poziom 1/)).toBeTruthy();
  await user.click(screen.getByRole('gridcell', { name: /^Pole 1, poziom 1/ }));
  expect(address()).not.toContain('deficiencies');
  await user.click(screen.getByRole('gridcell', { name: /^Pole 2, poziom 1, 1 usterka/ }));
  expect(address()).toContain('/one/show');
});

it('has no front where no position is known', async () => {
  draw(rows, undefined, { fieldCount: 2, levelCount: 1 });
  await screen.findAllByRole('listitem');
  expect(screen.queryByRole('grid')).toBeNull();
});

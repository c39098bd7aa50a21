import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { RackFront } from './RackFront';

afterEach(cleanup);

const grid = { bays: ['A', 'B', 'C'], levels: 2 };
const found = [
  { bay: 2, level: 1, dangerLevel: 'green' },
  { bay: 2, level: 1, dangerLevel: 'red' },
  { bay: 3, level: 0, dangerLevel: 'orange' },
  { bay: 9, level: 0, dangerLevel: 'red' },
  { bay: null, level: null, dangerLevel: 'red' },
] as const;

function draw(isDisabled = false) {
  const onChoose = vi.fn();
  const drawn = renderScreen({
    element: (
      <RackFront grid={grid} found={found} label="Miejsce" isDisabled={isDisabled} onChoose={onChoose} />
    ),
    resource: 'equipments',
    dataProvider: memoryData({}).dataProvider,
  });
  return { ...drawn, onChoose };
}
const cells = () => within(screen.getByRole('grid', { name: 'Miejsce' })).getAllByRole('gridcell');

it('names each cell with its bay, its level and the worst that was found there', () => {
  draw();
  expect(cells()).toHaveLength(9);
  const names = cells().map((cell) => cell.getAttribute('aria-label'));
  expect(names[0]).toBe('Pole A, poziom 2, bez usterek');
  expect(names).toContain('Pole B, poziom 1, 2 usterki (czerwony)');
  expect(names).toContain('Pole C, posadzka, 1 usterka (pomarańczowy)');
  expect(cells().map(({ textContent }) => textContent)).toEqual(['', '', '', '', '2', '', '', '', '1']);
});

it('tells which cell was tapped, and is led by keys from where the deficiency is', async () => {
  const { user, onChoose } = draw();
  await user.click(screen.getByRole('gridcell', { name: /^Pole C, poziom 2/ }));
  expect(onChoose).toHaveBeenLastCalledWith({ bay: 3, level: 2 });
  await user.keyboard('{ArrowLeft}{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenLastCalledWith({ bay: 2, level: 1 });
  // It ends at the edges.
  await user.keyboard('{Home}{ArrowLeft}{ArrowDown}{ArrowDown} ');
  expect(onChoose).toHaveBeenLastCalledWith({ bay: 1, level: 0 });
  expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

it('only shows where nothing is to be changed', async () => {
  const { user, onChoose } = draw(true);
  await user.click(screen.getByRole('gridcell', { name: /^Pole A, posadzka/ }));
  expect(onChoose).not.toHaveBeenCalled();
});

import { expect, it } from 'vitest';
import { groupPins } from './groupPins';
import type { PlanPin } from './planPin';

const pin = (id: string, x: number, y: number): PlanPin => ({
  ...{ id, name: id, detail: '', kind: 'later', links: [] },
  ...{ x, y },
});
const pins = [pin('a', 0.1, 0.1), pin('b', 0.12, 0.1), pin('c', 0.9, 0.5)];
const idsOf = (groups: ReturnType<typeof groupPins>) =>
  groups.map((group) => group.pins.map(({ id }) => id).join());

it('groups what would overlap, and separates it when zoomed in', () => {
  const far = groupPins(pins, { width: 400, height: 200, edge: 48 });
  expect(idsOf(far)).toEqual(['a,b', 'c']);
  expect(far[0]?.x).toBeCloseTo(0.11);
  expect(idsOf(groupPins(pins, { width: 4000, height: 2000, edge: 48 }))).toEqual(['a', 'b', 'c']);
});

it('never hides the selected one in a group', () => {
  expect(idsOf(groupPins(pins, { width: 400, height: 200, edge: 48, selected: 'b' }))).toEqual([
    'a',
    'b',
    'c',
  ]);
});

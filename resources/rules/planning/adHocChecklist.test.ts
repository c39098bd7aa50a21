import { expect, it } from 'vitest';
import { adHocChecklist } from './adHocChecklist';

const catalogue = {
  locations: new Map(),
  products: new Map(),
  categories: new Map([['racks', { id: 'racks', parent: null, auditRegulations: ['expert', 'visual'] }]]),
  regulations: new Map([
    ['expert', { id: 'expert', type: 'expert' as const }],
    ['visual', { id: 'visual', type: 'light' as const }],
  ]),
};
const piece = { location: null, product: null, category: 'racks' };
const checklists = [
  { id: 'one', regulation: 'expert', regulationVersion: 1 },
  { id: 'two', regulation: 'expert', regulationVersion: 2 },
];
const idOf = (type: string, given: object = {}) =>
  adHocChecklist({ ...piece, ...given }, type, catalogue, checklists);

it('is the newest of the regulation in force of that type', () => {
  expect(idOf('expert')).toMatchObject({ id: 'two' });
});

it('tells a regulation without a checklist from none at all', () => {
  expect(idOf('light')).toBeNull();
  expect(idOf('maintenance')).toBeUndefined();
  expect(idOf('expert', { category: null })).toBeUndefined();
});

import { expect, it } from 'vitest';
import { fittingModules } from './fittingModules';

const categories = [
  { id: 'racks', parent: null },
  { id: 'pallet-racks', parent: 'racks' },
  { id: 'gates', parent: null },
];
const modules = [
  { content: 'for anything', category: null },
  { content: 'for racks', category: 'racks' },
  { content: 'for pallet racks', category: 'pallet-racks' },
  { content: 'for gates', category: 'gates' },
];
const offered = (category: string | null) =>
  fittingModules(modules, category, categories).map(({ content }) => content);

it('offers what is of the category or one above it, and what is of none', () => {
  expect(offered('pallet-racks')).toEqual(['for anything', 'for racks', 'for pallet racks']);
  expect(offered('racks')).toEqual(['for anything', 'for racks']);
  expect(offered(null)).toEqual(['for anything']);
});

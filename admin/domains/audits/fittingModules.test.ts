import { describe, expect, it } from 'vitest';
import { fittingModules, suggestedModules, withModule } from './fittingModules';

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

describe('while typing', () => {
  const modules = [
    { content: 'Uzupełnić kotwy stopy słupa.' },
    { content: 'Słup wymienić.' },
    { content: 'Wymienić belkę.' },
  ];
  const texts = (typed: string) => suggestedModules(typed, modules).map(({ content }) => content);

  it('suggests from two letters on, without regard to case and accents, first what begins so', () => {
    expect(texts('s')).toEqual([]);
    expect(texts('sl')).toEqual(['Słup wymienić.', 'Uzupełnić kotwy stopy słupa.']);
    expect(texts('Pole rozładowane. wym')).toEqual(['Wymienić belkę.', 'Słup wymienić.']);
    expect(texts('Wymienić belkę. wym')).toEqual(['Słup wymienić.']);
    expect(texts('słup ')).toEqual([]);
  });

  it('replaces the word begun, and keeps the text before it', () => {
    expect(withModule('Pole rozładowane. wym', 'Wymienić belkę.')).toBe('Pole rozładowane. Wymienić belkę.');
  });
});

import { expect, it } from 'vitest';
import type { DeficiencyDraft } from './deficiencyDraft';
import { proposalsFor, withProposals } from './proposals';

const sources = {
  modules: [
    { content: 'Uzupełnić zabezpieczenie belki przed wypięciem.' },
    { content: 'Wymienić belkę.' },
    { content: 'Uzupełnić kotwy stopy słupa.' },
  ],
  describe: (component: string) => `${component}: niezgodne`,
  measureOf: (level: string) => `usual ${level}`,
};
const measure = (component: string) => proposalsFor({ component, dangerLevel: 'orange' }, sources).measure;
const draft: DeficiencyDraft = {
  id: 'd',
  isNew: true,
  checkpoint: null,
  description: '',
  measure: '',
  dateDue: null,
  responsiblePerson: '',
  component: '',
  dangerLevel: null,
  photos: [],
};

it('proposes the text module that names the component, inflected or not, else the usual measure', () => {
  expect(measure('Belka')).toBe('Wymienić belkę.');
  expect(measure('Zabezpieczenie belki')).toBe('Uzupełnić zabezpieczenie belki przed wypięciem.');
  expect(measure('Stopa słupa i kotwa')).toBe('Uzupełnić kotwy stopy słupa.');
  expect(measure('Paleta')).toBe('usual orange');
  expect(measure('')).toBe('usual orange');
});

it('proposes nothing before something is known', () => {
  expect(proposalsFor(draft, sources)).toEqual({ description: '', measure: '', dateDue: null });
});

it('replaces earlier proposals, but not what was typed', () => {
  const first = { description: 'Belka: niezgodne', measure: 'Wymienić belkę.', dateDue: '2026-12-24' };
  const second = { description: 'Słup: niezgodne', measure: 'usual red', dateDue: '2026-11-27' };
  const nothing = { description: '', measure: '', dateDue: null };
  const filled = withProposals(draft, nothing, first);
  expect(filled).toMatchObject(first);
  expect(withProposals({ ...filled, measure: 'Jutro' }, first, second)).toMatchObject({
    ...second,
    measure: 'Jutro',
  });
});

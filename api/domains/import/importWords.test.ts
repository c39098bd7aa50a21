import { entities } from '@plumbline/resources/entities/index';
import type { ImportTarget } from '@plumbline/resources/rules/import/importTargets';
import { expect, it } from 'vitest';
import { wordsFor } from './importWords';

const ownField = (label: string): ImportTarget => ({
  path: 'drawers',
  entity: 'equipments',
  name: 'drawers',
  field: { type: 'text', max: 60, label: { 'pl-PL': label } },
  required: false,
});

it('the label of an own field is known in the list of its account alone', () => {
  const first = wordsFor(entities.equipments)(ownField('Szuflady'));
  expect(first.strong).toContain('Szuflady');
  const second = wordsFor(entities.equipments)(ownField('Numer szafy'));
  expect(second.strong).toContain('Numer szafy');
  expect(second.strong).not.toContain('Szuflady');
});

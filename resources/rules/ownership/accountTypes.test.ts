import { expect, it } from 'vitest';
import { definitions } from '../../entities/index';
import { isFilledBy } from './accountTypes';

it.each([
  ['reportTemplates', definitions.reportTemplates.fields.owner],
  ['equipments', definitions.equipments.fields.owner],
])('only auditors have customers to name in %s', (_entity, field) => {
  const accounts = ['AUDITOR', 'COMPANY', 'BROKER'];
  expect(accounts.filter((type) => isFilledBy(field, type))).toEqual(['AUDITOR']);
});

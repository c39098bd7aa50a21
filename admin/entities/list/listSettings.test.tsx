import { definitions, entities } from '@plumbline/resources/entities/index';
import { expect, it } from 'vitest';
import { possibleColumns } from './listSettings';

it('offers no column for a unit that stands beside its number', () => {
  const columns = possibleColumns(entities.equipments);
  expect(Object.keys(definitions.equipments.fields)).toContain('auditIntervalUnit');
  expect(columns).toContain('auditInterval');
  expect(columns).not.toContain('auditIntervalUnit');
});

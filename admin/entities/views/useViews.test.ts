import { entities } from '@plumbline/resources/entities/index';
import { describe, expect, it } from 'vitest';
import { stateOf } from './useViews';

const owners = entities.equipmentOwners;

describe('a stored view', () => {
  it('is read as it was saved', () => {
    const view = {
      filter: '{"q":"od","resubmissionDate_lte":"2027-01-01"}',
      sort: '["customerNumber","DESC"]',
      columns: '["customerNumber","name"]',
    };
    expect(stateOf(owners, view)).toEqual({
      filter: { q: 'od', resubmissionDate_lte: '2027-01-01' },
      sort: { field: 'customerNumber', order: 'DESC' },
      columns: ['customerNumber', 'name'],
    });
  });

  it('leaves out what is gone or was never right', () => {
    const view = { filter: '{"gone":1,"name":"x"}', sort: '["gone","ASC"]', columns: '["gone","name"]' };
    expect(stateOf(owners, view)).toEqual({
      filter: { name: 'x' },
      sort: { field: 'name', order: 'ASC' },
      columns: ['name'],
    });
    expect(stateOf(owners, { filter: '{', sort: null, columns: '3' })).toEqual({
      filter: {},
      sort: { field: 'name', order: 'ASC' },
      columns: [],
    });
  });
});

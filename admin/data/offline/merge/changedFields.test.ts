import { entities } from '@plumbline/resources/entities/index';
import { describe, expect, it } from 'vitest';
import { changedFields, sameValue } from './changedFields';

describe('changedFields', () => {
  const record = {
    id: 'a',
    identNumber: 'R-1',
    place: null,
    address: null,
    openMeasures: 2,
    parts: null,
    version: 3,
  };

  it('sends what was changed and nothing else', () => {
    expect(changedFields(entities.equipments, record, { ...record, identNumber: 'R-2' })).toEqual({
      identNumber: 'R-2',
    });
    expect(changedFields(entities.equipments, record, record)).toEqual({});
  });

  it('takes an emptied input for nothing', () => {
    expect(
      changedFields(entities.equipments, { ...record, place: 'Halle 3' }, { ...record, place: '' }),
    ).toEqual({ place: null });
    expect(changedFields(entities.equipments, record, { ...record, place: '', parts: [] })).toEqual({});
  });

  it('never sends what the server alone sets', () => {
    expect(changedFields(entities.equipments, record, { ...record, openMeasures: 9, version: 4 })).toEqual(
      {},
    );
  });
});

describe('sameValue', () => {
  it('looks at what is said, not at the order of keys', () => {
    expect(sameValue({ city: 'Łódź', zip: '90-001' }, { zip: '90-001', city: 'Łódź', street: '' })).toBe(
      true,
    );
    expect(sameValue({ city: 'Łódź' }, { city: 'Kraków' })).toBe(false);
  });

  it('minds the order of a list', () => {
    expect(sameValue(['a', 'b'], ['b', 'a'])).toBe(false);
  });

  it('tells false and zero from nothing', () => {
    expect(sameValue(false, null)).toBe(false);
    expect(sameValue(0, null)).toBe(false);
  });
});

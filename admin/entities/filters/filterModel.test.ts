import { entities } from '@plumbline/resources/entities/index';
import { describe, expect, it } from 'vitest';
import { activeFilters, offeredFilters, patchedFilter } from './filterModel';

describe('filters of a list', () => {
  it('offers what the definition names but what the screen fixes', () => {
    expect(offeredFilters(entities.locations, {})).toEqual(['owner', 'parent']);
    expect(offeredFilters(entities.locations, { owner: 'a' })).toEqual(['parent']);
  });

  it('takes a branch of a tree for a filter of its field', () => {
    expect(activeFilters(entities.equipments, { location_below: ['a'], name_below: 'x' })).toEqual([
      { name: 'location', keys: ['location_below'] },
    ]);
  });

  it('joins both ends of a range into one filter and leaves the search box out', () => {
    const values = {
      q: 'regal',
      nextAuditDate_lte: '2026-03-05',
      nextAuditDate_gte: '2026-01-01',
      owner: ['a'],
    };
    expect(activeFilters(entities.equipments, values)).toEqual([
      { name: 'owner', keys: ['owner'] },
      { name: 'nextAuditDate', keys: ['nextAuditDate_lte', 'nextAuditDate_gte'] },
    ]);
  });

  it('ignores keys that are no field', () => {
    expect(activeFilters(entities.equipments, { nothing: 1, nothing_gte: 2 })).toEqual([]);
  });

  it('keeps empty as a filter of its own', () => {
    expect(activeFilters(entities.categories, { parent: null })).toEqual([
      { name: 'parent', keys: ['parent'] },
    ]);
    expect(patchedFilter({ owner: 'a' }, { parent: null })).toEqual({ owner: 'a', parent: null });
  });

  it('takes a filter out', () => {
    expect(patchedFilter({ owner: 'a', q: 'x' }, { owner: undefined })).toEqual({ q: 'x' });
  });
});

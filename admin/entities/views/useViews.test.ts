import { entities } from '@plumbline/resources/entities/index';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scopeFilter } from '../../data/words/due';
import { stateOf, stored } from './useViews';

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

  describe('of what is due', () => {
    const { equipments } = entities;
    const state = (filter: object) => ({
      filter: { ...filter },
      sort: { field: 'nextAuditDate', order: 'ASC' as const },
      columns: [],
    });
    afterEach(() => vi.useRealTimers());
    const savedOn = (day: string, filter: object) => {
      vi.useFakeTimers({ now: new Date(`${day}T12:00:00`) });
      const view = stored(equipments, state(filter));
      return (later: string) => {
        vi.setSystemTime(new Date(`${later}T12:00:00`));
        return stateOf(equipments, view).filter;
      };
    };

    it.each(['overdue', 'soon'] as const)('means the day on which it is opened: %s', (scope) => {
      const on = (day: string) => ({ ...scopeFilter(equipments, 'nextAuditDate', scope, day), q: 'od' });
      const opened = savedOn('2026-11-21', on('2026-11-21'));
      expect(opened('2026-12-24')).toEqual(on('2026-12-24'));
    });

    it('keeps dates that somebody chose', () => {
      const chosen = { nextAuditDate_gte: '2026-11-21', nextAuditDate_lte: '2026-11-30' };
      expect(savedOn('2026-11-21', chosen)('2026-12-24')).toEqual(chosen);
    });
  });
});

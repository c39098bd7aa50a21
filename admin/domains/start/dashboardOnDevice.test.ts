import { entities } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/language/names';
import { describe, expect, it } from 'vitest';
import type { LocalQuery } from '../../data/offline';
import { listRows } from '../../data/offline/local/listRows';
import { owner } from '../../entities/testing/renderScreen';
import { dashboardOnDevice } from './dashboardOnDevice';

type Row = Readonly<Record<string, unknown>> & { id: string };
const open = { isArchived: false, isScrapped: false, isLocked: false };
const rows: Partial<Record<EntityName, Row[]>> = {
  equipments: [
    { id: 'a', ...open, nextAuditDate: '2026-11-16', owner: 'c', lastAuditResult: 'OKAY', version: 3 },
    { id: 'b', ...open, nextAuditDate: '2026-11-17', owner: 'c', isLocked: true, lastAuditResult: null },
    { id: 'd', ...open, nextAuditDate: '2027-10-31', owner: null, lastAuditResult: 'OKAY' },
    { id: 'e', ...open, nextAuditDate: '2026-01-01', owner: 'c', isArchived: true },
  ],
  tasks: [
    { id: 't', status: 'OPEN', dateDue: '2026-11-01', version: 1, updatedAt: '2026-11-10T10:00:00Z' },
    { id: 'u', status: 'COMPLETED', dateDue: '2026-11-01', version: 2, updatedAt: '2026-11-12T10:00:00Z' },
  ],
};
const store = {
  keeps: (name: EntityName) => name in rows,
  list: (name: EntityName, query: LocalQuery = {}) =>
    listRows({
      entity: entities[name],
      rows: rows[name] ?? [],
      query,
      language: 'pl-PL',
      reader: null,
      now: new Date('2026-11-16T12:00:00Z'),
    }),
} as unknown as Parameters<typeof dashboardOnDevice>[0];

describe('the dashboard of what is on the device', () => {
  const page = dashboardOnDevice(store, owner, '2026-11-17');

  it('counts as the server does, and nothing that the device does not keep', () => {
    expect(page.hasEquipment).toBe(true);
    expect(page.figures).toEqual({ overdue: 1, soon: 1, locked: 1, overdueTasks: 1, openTasks: 1 });
    expect(page.charts.due?.filter(({ count }) => count > 0)).toEqual([
      { key: 'overdue', count: 1 },
      { key: '2026-11', count: 1 },
      { key: '2027-10', count: 1 },
    ]);
    expect(page.charts.results).toEqual([
      { key: 'OKAY', count: 2 },
      { key: null, count: 1 },
    ]);
    expect(page.charts.customers).toEqual([{ key: 'c', count: 2, overdue: 1 }]);
  });

  it('tells what was written last, without saying by whom', () => {
    expect(page.changes).toEqual([
      expect.objectContaining({
        resource: 'tasks',
        operation: 'update',
        by: null,
        at: '2026-11-12T10:00:00Z',
      }),
      expect.objectContaining({ resource: 'tasks', operation: 'create', at: '2026-11-10T10:00:00Z' }),
    ]);
  });
});

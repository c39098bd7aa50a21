import type { EntityName } from '@plumbline/resources/entities/names';
import { describe, expect, it } from 'vitest';
import type { OfflineClient } from '../offline';
import { type CalendarQuery, calendarOnDevice } from './calendarOnDevice';

const rows: Partial<Record<EntityName, { id: string; [field: string]: unknown }[]>> = {
  equipments: [
    { id: 'a', nextAuditDate: '2026-11-20', location: 'hall' },
    { id: 'b', nextAuditDate: '2026-11-20', location: 'hall', isLocked: true },
    { id: 'c', nextAuditDate: '2026-11-21', location: 'hall' },
  ],
  locations: [
    { id: 'site', parent: null },
    { id: 'hall', parent: 'site' },
    { id: 'aisle', parent: 'hall' },
  ],
  auditPlannings: [{ id: 'p', datePlanned: '2026-11-20', location: 'hall', state: 'open' }],
};
const asked: [EntityName, unknown][] = [];
const client = {
  keeps: (name: EntityName) => name in rows,
  list: (name: EntityName, query: { filter?: unknown } = {}) => {
    asked.push([name, query.filter]);
    const parents = (query.filter as { parent?: string[] } | undefined)?.parent;
    const records = (rows[name] ?? []).filter(({ parent }) => !parents || parents.includes(String(parent)));
    return { records, total: 0 };
  },
} as unknown as Pick<OfflineClient, 'list' | 'keeps'>; // of the store only what the calendar asks
const query = (more: Partial<CalendarQuery>): CalendarQuery => ({
  show: ['auditPlannings', 'equipments'],
  filter: {},
  span: { from: '2026-11-01', to: '2026-11-30' },
  ...more,
});

describe('the calendar without a connection', () => {
  it('counts what is on the device as the server does', () => {
    const page = calendarOnDevice(client, query({}));
    expect(page.counts).toEqual([
      { resource: 'equipments', day: '2026-11-20', by: 'hall', count: 2, flagged: 1 },
      { resource: 'equipments', day: '2026-11-21', by: 'hall', count: 1, flagged: 0 },
    ]);
    expect(page.entries.map(({ day, record }) => [day, record.id])).toEqual([['2026-11-20', 'p']]);
    expect(asked).toContainEqual([
      'equipments',
      {
        isArchived: false,
        isScrapped: false,
        nextAuditDate_gte: '2026-11-01',
        nextAuditDate_lte: '2026-11-30',
      },
    ]);
  });

  it('counts what is overdue by place, the earliest day first, and only what is open', () => {
    const page = calendarOnDevice(client, query({ span: { today: '2026-12-01' } }));
    expect(page.counts).toEqual([
      { resource: 'equipments', day: '2026-11-20', by: 'hall', count: 3, flagged: 1 },
    ]);
    expect(asked).toContainEqual(['auditPlannings', { state: ['open'], datePlanned_lte: '2026-11-30' }]);
  });

  it('of a site counts its halls, too', () => {
    calendarOnDevice(client, query({ show: ['auditPlannings'], filter: { location: ['site'] } }));
    expect(asked.at(-1)).toEqual([
      'auditPlannings',
      expect.objectContaining({ location: ['site', 'hall', 'aisle'] }),
    ]);
  });

  it('leaves out what is not asked for and what the filter does not know', () => {
    expect(calendarOnDevice(client, query({ show: ['equipments'] })).entries).toEqual([]);
    expect(calendarOnDevice(client, query({ filter: { auditor: ['x'] } })).counts).toEqual([]);
  });
});

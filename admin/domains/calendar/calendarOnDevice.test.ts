import type { EntityName } from '@plumbline/resources/language/names';
import { describe, expect, it } from 'vitest';
import type { OfflineClient } from '../../data/offline';
import { type CalendarQuery, calendarOnDevice } from './calendarOnDevice';

const duty = (id: string, nextDate: string, more: object = {}) => ({
  id,
  equipment: id,
  type: 'expert',
  nextDate,
  location: 'hall',
  ...more,
});
const rows: Partial<Record<EntityName, { id: string; [field: string]: unknown }[]>> = {
  inspectionDuties: [
    duty('a', '2026-11-20'),
    duty('b', '2026-11-20'),
    // The same locked piece once more: it is due twice, and one piece.
    duty('b2', '2026-11-20', { equipment: 'b', type: 'light' }),
    duty('c', '2026-11-21', { type: 'light' }),
  ],
  equipments: [{ id: 'a' }, { id: 'b', isLocked: true }, { id: 'c' }],
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
    const { parent: parents, isLocked: locked } = (query.filter ?? {}) as {
      parent?: string[];
      isLocked?: boolean;
    };
    const records = (rows[name] ?? []).filter(
      ({ parent, isLocked }) => (!parents || parents.includes(String(parent))) && (!locked || isLocked),
    );
    return { records, total: 0 };
  },
} as unknown as Pick<OfflineClient, 'list' | 'keeps'>; // of the store only what the calendar asks
const query = (more: Partial<CalendarQuery>): CalendarQuery => ({
  show: ['auditPlannings', 'inspectionDuties'],
  filter: {},
  span: { from: '2026-11-01', to: '2026-11-30' },
  ...more,
});

const common = { resource: 'inspectionDuties', by: 'hall' };

describe('the calendar without a connection', () => {
  it('counts what is on the device as the server does', () => {
    const page = calendarOnDevice(client, query({}));
    expect(page.counts).toEqual([
      { ...common, day: '2026-11-20', count: 3, kinds: { light: 1, expert: 2 }, flagged: 1 },
      { ...common, day: '2026-11-21', count: 1, kinds: { light: 1 }, flagged: 0 },
    ]);
    expect(page.entries.map(({ day, record }) => [day, record.id])).toEqual([['2026-11-20', 'p']]);
    expect(asked).toContainEqual([
      'inspectionDuties',
      { isMandatory: true, nextDate_gte: '2026-11-01', nextDate_lte: '2026-11-30' },
    ]);
  });

  it('gives an appointment of several days for each period that it reaches into', () => {
    const visits = [
      { id: 'p', datePlanned: '2026-11-20', location: 'hall', state: 'open' },
      { id: 'long', datePlanned: '2026-11-20', dateUntil: '2026-11-25', location: 'hall', state: 'open' },
    ];
    const store = { ...client, list: () => ({ records: visits, total: 2 }) } as unknown as typeof client; // as above
    const reached = (from: string) =>
      calendarOnDevice(store, query({ show: ['auditPlannings'], span: { from, to: '2026-11-30' } })).entries;
    expect(reached('2026-11-25').map(({ record }) => record.id)).toEqual(['long']);
    expect(reached('2026-11-26')).toEqual([]);
  });

  it('counts what is overdue by place, the earliest day first, and only what is open', () => {
    const page = calendarOnDevice(client, query({ span: { today: '2026-12-01' } }));
    expect(page.counts).toEqual([
      { ...common, day: '2026-11-20', count: 4, kinds: { light: 2, expert: 2 }, flagged: 1 },
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
    expect(calendarOnDevice(client, query({ show: ['inspectionDuties'] })).entries).toEqual([]);
    expect(calendarOnDevice(client, query({ filter: { auditor: ['x'] } })).counts).toEqual([]);
  });
});

import type { EntityName } from '@plumbline/resources/language/names';
import { stepsIn } from '@plumbline/resources/rules/timeline/timelineEvents';
import { describe, expect, it } from 'vitest';
import type { OfflineClient } from '../../../data/offline';
import { timelineOnDevice } from './timelineOnDevice';

type Rows = Partial<Record<EntityName, { id: string; [field: string]: unknown }[]>>;
const storeOf = (rows: Rows) =>
  ({
    keeps: (name: EntityName) => name in rows,
    list: (name: EntityName, { filter = {} }: { filter?: Record<string, unknown> }) => ({
      records: (rows[name] ?? []).filter((row) =>
        Object.entries(filter).every(([field, wanted]) =>
          Array.isArray(wanted) ? wanted.includes(row[field]) : row[field] === wanted,
        ),
      ),
      total: 0,
    }),
  }) as unknown as Pick<OfflineClient, 'list' | 'keeps'>; // of the store only what the timeline asks

const piece = { id: 'rack', createdAt: '2025-01-02T08:00:00.000Z' };
const common = { equipment: 'rack', isNotAsked: false };

describe('the timeline without a connection', () => {
  it('tells what the rows on the device say, the newest first', () => {
    const store = storeOf({
      audits: [
        { id: 'done', equipment: 'rack', isFinished: true, dateAudited: '2026-05-04T10:00:00.000Z' },
        { id: 'ahead', equipment: 'rack', isFinished: false, planning: 'visit', dateAudited: null },
        { id: 'gone', equipment: 'rack', isFinished: false, isMissed: true, planning: 'over' },
        { id: 'other', equipment: 'gate', isFinished: true, dateAudited: '2026-05-05T10:00:00.000Z' },
      ],
      auditPlannings: [
        { id: 'visit', state: 'open', datePlanned: '2027-01-15' },
        {
          id: 'over',
          state: 'finished',
          datePlanned: '2026-08-01',
          dateFinished: '2026-08-02T15:00:00.000Z',
        },
        { id: 'foreign', state: 'open', datePlanned: '2027-02-01' },
      ],
      deficiencies: [
        { ...common, id: 'd', foundOn: '2026-05-04', escalatedOn: '2026-06-01', status: 'OPEN' },
        { ...common, id: 'hidden', isNotAsked: true, foundOn: '2026-05-04', status: 'OPEN' },
      ],
    });
    const { entries, next } = timelineOnDevice(store, piece);
    expect(entries.map(({ kind, record }) => [kind, record.id])).toEqual([
      ['planned', 'visit'],
      ['missed', 'over'],
      ['escalated', 'd'],
      ['inspected', 'done'],
      ['found', 'd'],
      ['created', 'rack'],
    ]);
    expect(next).toBeNull();
  });

  it('goes on after a page, exactly where it ended', () => {
    const audits = Array.from({ length: 40 }, (_none, index) => ({
      id: `audit-${String(index).padStart(2, '0')}`,
      equipment: 'rack',
      isFinished: true,
      // Pairs at the same moment.
      dateAudited: `2026-01-${String(1 + (index >> 1)).padStart(2, '0')}T10:00:00.000Z`,
    }));
    const store = storeOf({ audits });
    const first = timelineOnDevice(store, piece);
    const second = timelineOnDevice(store, piece, first.next ?? '');
    expect(first.entries).toHaveLength(30);
    expect(second.next).toBeNull();
    const ids = [...first.entries, ...second.entries].map(({ record }) => record.id);
    expect(ids).toEqual([...audits.map(({ id }) => id).reverse(), 'rack']);
  });

  it('tells an import, and a lock by hand that lasts', () => {
    const [hand, other] = [
      { id: 'person-1', kind: 'person', since: '2026-06-01', by: 'Ada Zeller', reason: 'Bent' },
      { id: 'd', kind: 'deficiency', since: '2026-05-01', by: null, reason: null },
    ];
    const timelineOf = (lockReasons: unknown[]) =>
      timelineOnDevice(storeOf({}), { ...piece, importedFrom: 'racks.xlsx', lockReasons } as never).entries;
    const [lock, creation] = timelineOf([other, hand]);
    expect(creation).toMatchObject({ kind: 'imported', record: { id: 'rack', importedFrom: 'racks.xlsx' } });
    expect(lock).toMatchObject({
      at: '2026-06-01',
      change: { by: 'Ada Zeller', after: { stateReason: 'Bent' } },
    });
    expect(stepsIn(lock?.change?.after ?? {})).toEqual(['lockedByHand']);
    expect(stepsIn(timelineOf([hand])[0]?.change?.after ?? {})).toEqual(['locked']);
    expect(timelineOf([other]).map(({ kind }) => kind)).toEqual(['imported']);
  });
});

import { expect, it } from 'vitest';
import { anItem } from '../../../data/offline/outbox/testing';
import type { Inspection } from '../usePlanningInspections';
import { standingOf } from './standingOf';

const inspection = (id: string, given: object = {}, equipment: object = {}) =>
  ({
    audit: { id, isFinished: false, isMissed: false, ...given },
    equipment: { isTraceable: true, ...equipment },
    isOpen: !('isFinished' in given || 'isMissed' in given),
  }) as unknown as Inspection; // only what is counted

const inspections = [
  inspection('done', { isFinished: true }),
  inspection('bad', { isFinished: true }),
  inspection('open'),
  inspection('begun'),
  inspection('lost', {}, { isTraceable: false }),
  inspection('missed', { isMissed: true }),
];
const deficiencies = [
  { id: 'd1', audit: 'bad' },
  { id: 'd2', audit: 'bad' },
  { id: 'd3', audit: 'begun' },
];

it('counts each inspection once: done, open, not found, and those with deficiencies beside', () => {
  expect(standingOf({ inspections, deficiencies, items: [] })).toEqual({
    done: 2,
    open: 2,
    withDeficiencies: 2,
    notFound: 2,
    unsentInspections: 0,
  });
});

it('counts what is unsent in inspections, however many changes there are, and only of this appointment', () => {
  const item = (
    resource: 'audits' | 'deficiencies' | 'auditPlannings',
    recordId: string,
    more: object = {},
  ) => anItem({ resource, recordId, patch: {}, ...more });
  const items = [
    item('audits', 'done'),
    item('audits', 'done'),
    item('deficiencies', 'd3'),
    item('deficiencies', 'new', { patch: { audit: 'open' } }),
    item('audits', 'of another appointment'),
    item('auditPlannings', 'planning'),
    { ...item('audits', 'bad'), state: 'confirmed' as const },
  ];
  expect(standingOf({ inspections, deficiencies, items }).unsentInspections).toBe(3);
});

import { expect, it } from 'vitest';
import type { OutboxItem, OutboxState } from '../../../data/offline/types';
import { unsentOf } from './unsentOf';

const item = (
  resource: string,
  recordId: string,
  state: OutboxState = 'waiting',
  patch: Record<string, unknown> = {},
): OutboxItem =>
  // Of a command it looks at what it changes alone.
  ({ command: { resource, recordId, patch }, state }) as OutboxItem;

it('counts what concerns the appointment, its inspections and their deficiencies, and nothing else', () => {
  const items = [
    item('auditPlannings', 'mine'),
    item('auditPlannings', 'other'),
    item('audits', 'a', 'sending'),
    item('audits', 'b'),
    item('deficiencies', 'd1', 'refused', { audit: 'a' }),
    item('deficiencies', 'd2', 'waiting', { audit: 'b' }),
    item('deficiencies', 'd3', 'waiting', { status: 'COMPLETED' }),
    item('tasks', 't', 'refused'),
    item('audits', 'a', 'confirmed'),
  ];
  expect(unsentOf(items, 'mine', new Set(['a']))).toEqual({ waiting: 3, refused: 1 });
});

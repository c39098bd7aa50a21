import { newId } from '@plumbline/resources/language/ids';
import type { Command, Receipt, SyncedRow } from '@plumbline/resources/rules/sync/protocol';
import type { OutboxItem } from '../types';

/** An outbox item with the given values and defaults. */
export function anItem(
  command: Partial<Command> = {},
  more: Partial<Omit<OutboxItem, 'command'>> = {},
): OutboxItem {
  return {
    position: 1,
    state: 'waiting',
    before: {},
    attempts: 0,
    settledAt: null,
    receipt: null,
    exportedAt: null,
    photos: [],
    command: {
      id: newId(),
      resource: 'audits',
      recordId: 'r',
      operation: 'update',
      baseVersion: 1,
      patch: {},
      madeAt: '2026-11-17T12:00:00.000Z',
      schemaVersion: 1,
      ...command,
    },
    ...more,
  };
}

export const aReceipt = (more: Partial<Receipt> = {}): Receipt => ({
  id: 'c',
  status: 'applied',
  version: 2,
  code: null,
  data: null,
  errors: null,
  current: null,
  ...more,
});

export const aRow = (more: Record<string, unknown> = {}): SyncedRow => ({
  id: 'r',
  version: 2,
  changeNumber: 2,
  ...more,
});

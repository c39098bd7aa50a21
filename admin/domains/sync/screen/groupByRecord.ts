import { recordOf } from '../../../data/offline/outbox/batch';
import type { OutboxItem } from '../../../data/offline/types';

export interface RecordGroup {
  record: string;
  items: OutboxItem[];
}

/** Groups changes by record, in the order of the first change of each. */
export function groupByRecord(items: readonly OutboxItem[]): RecordGroup[] {
  const groups = new Map<string, OutboxItem[]>();
  for (const item of items) {
    const record = recordOf(item);
    const known = groups.get(record);
    if (known) known.push(item);
    else groups.set(record, [item]);
  }
  return [...groups].map(([record, ofRecord]) => ({ record, items: ofRecord }));
}

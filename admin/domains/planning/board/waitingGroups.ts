import { vicinityOf } from '@plumbline/resources/rules/planning/planningBoard';
import { type Waiting, waitingKey } from './useBoard';

export const groupings = ['urgency', 'customer', 'vicinity', 'type'] as const;
export type Grouping = (typeof groupings)[number];

export interface WaitingGroup {
  /** What the group is by; null: the value is unknown. */
  key: string | null;
  items: Waiting[];
}

interface Narrowing {
  by: Grouping;
  /** Words of place, customer or address. */
  q: string;
  type: string | null;
}

/** What waits, narrowed down and grouped; the most urgent first in each group and among the groups. */
export function waitingGroups(waiting: readonly Waiting[], { by, q, type }: Narrowing): WaitingGroup[] {
  const words = folded(q).split(/\s+/).filter(Boolean);
  const groups = new Map<string | null, Waiting[]>();
  for (const one of waiting) {
    if (type && one.type !== type) continue;
    const text = folded([one.locationName, one.ownerName, one.zip, one.city].filter(Boolean).join(' '));
    if (!words.every((word) => text.includes(word))) continue;
    const key = keyOf(one, by);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  // The most urgent is the first of the list, so that groups are in the order of their first.
  return [...groups].map(([key, items]) => ({ key, items }));
}

function keyOf(one: Waiting, by: Grouping): string | null {
  if (by === 'urgency') return one.overdue > 0 ? 'overdue' : 'soon';
  if (by === 'customer') return one.ownerName ?? one.locationName;
  if (by === 'type') return one.type;
  return vicinityOf(one.zip);
}

/** Without case and diacritics; the Polish ł has no decomposition. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');

export const chosenOf = (waiting: readonly Waiting[], keys: ReadonlySet<string>): Waiting[] =>
  waiting.filter((one) => keys.has(waitingKey(one)));

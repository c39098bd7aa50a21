import type { WriteItem } from './writeRows';

/** Gives rows that are about to be stored their change numbers, from `first` on, and their versions. */
export function numberRows(items: readonly WriteItem[], first: number): void {
  for (const [index, { call, before, after }] of items.entries())
    Object.assign(after, {
      changeNumber: first + index,
      updatedAt: call.now.toISOString(),
      version: before ? Number(before.version) + 1 : 1,
    });
}

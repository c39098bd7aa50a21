import type { StoredRow } from './hooks';

/** Assigns change numbers, starting at `first`, and versions to rows before storing. */
export function numberRows(items: readonly StoredRow[], first: number): void {
  for (const [index, { call, before, after }] of items.entries()) {
    const at = call.now.toISOString();
    after.createdAt ??= at;
    Object.assign(after, {
      changeNumber: first + index,
      updatedAt: at,
      version: Number(before?.version ?? 0) + 1,
    });
  }
}

import type { Named, ReferenceResolver } from './resolver';

/** Resolves several references in one cell, as in exports, each by its name. */
export function severalReferences(one: ReferenceResolver): ReferenceResolver<string[]> {
  return {
    ...one,
    load: (call, rows) => one.load(call, rows.flatMap(each)),
    resolve: async (call, row) => {
      const ids = new Set<string>();
      for (const named of each(row)) {
        const resolved = await one.resolve(call, named);
        if ('expected' in resolved) return resolved;
        if (resolved.id !== null) ids.add(resolved.id);
      }
      return { id: ids.size > 0 ? [...ids] : null };
    },
  };
}

const each = (row: Named): Named[] =>
  (row.name ?? '')
    .split(/[;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => ({ ...row, name }));

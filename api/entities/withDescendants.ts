import type { EntityName } from '@plumbline/resources/language/names';
import type { Knex } from 'knex';

interface Branches {
  /** An entity with `parent`. */
  tree: EntityName;
  roots: readonly string[];
  /** Accounts to search; absent: all. */
  instances?: readonly string[];
}

/** Ids of these rows, if they exist, and of their descendants. */
export async function withDescendants(db: Knex, { tree, roots, instances }: Branches): Promise<string[]> {
  if (roots.length === 0) return [];
  const within = (table: string) => (instances ? `and ${table}.instance in (?)` : '');
  const among = instances ? [[...instances]] : [];
  const answer: { id: string }[][] = await db.raw(
    `with recursive branch as (
       select top.id from ?? top where top.id in (?) ${within('top')} and top.deletedAt is null
       union
       select child.id from ?? child join branch on child.parent = branch.id
       where child.deletedAt is null ${within('child')}
     ) select id from branch`,
    [tree, [...roots], ...among, tree, ...among],
  );
  return (answer[0] ?? []).map((row) => row.id);
}

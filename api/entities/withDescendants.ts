import type { EntityName } from '@plumbline/resources/entities/names';
import type { Knex } from 'knex';

interface Branches {
  /** An entity whose rows hang below their `parent`. */
  tree: EntityName;
  roots: readonly string[];
  /** Accounts in which they are looked for. */
  instances: readonly string[];
}

/** Ids of these rows, as far as they are there, and of all that hang below them. */
export async function withDescendants(db: Knex, { tree, roots, instances }: Branches): Promise<string[]> {
  if (roots.length === 0) return [];
  const answer: { id: string }[][] = await db.raw(
    `with recursive branch as (
       select id from ?? where id in (?) and instance in (?) and deletedAt is null
       union
       select child.id from ?? child join branch on child.parent = branch.id
       where child.instance in (?) and child.deletedAt is null
     ) select id from branch`,
    [tree, [...roots], [...instances], tree, [...instances]],
  );
  return (answer[0] ?? []).map((row) => row.id);
}

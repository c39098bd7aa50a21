import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { pathSeparator } from '@plumbline/resources/rules/import/treePath';
import type { TransactionCall } from '../../../entities/hooks';
import type { Row } from '../../../entities/rowMapper';
import { scopeOf } from '../../../entities/scope';
import type { ReferenceCreator } from './referenceCreator';
import {
  isAmbiguous,
  isMissing,
  type Named,
  type ReferenceResolver,
  type Resolved,
  sameName,
} from './resolver';

export interface TreeReference {
  field: string;
  to: AnyEntity;
  creator: ReferenceCreator;
  /** Values for created rows besides name and parent; null: missing rows are not created. */
  create: Readonly<Record<string, string>> | null;
  /** The node below which names are searched; null: the roots. */
  anchor: string | null;
  /** Customer field of both the imported row and the nodes; must be equal. */
  owner: string | null;
  /** The customers must be equal even if the list does not state one. */
  isOwned: boolean;
  /** Values chosen for all rows of the list. */
  fixed: Readonly<Record<string, string | null>>;
  details: readonly string[];
}

interface Node {
  id: string;
  name: string;
  parent: string | null;
  owner: unknown;
}

/** Resolves references into a tree, e.g. a hall below the chosen site, or below the building in another column. */
export function treeReference({
  field,
  to,
  creator,
  create,
  anchor,
  owner,
  isOwned,
  fixed,
  details,
}: TreeReference): ReferenceResolver {
  const key = to.exchange?.key ?? 'name';
  const above = to.tree ?? 'parent';
  const ownerOf = (values: Readonly<Row>): unknown =>
    owner ? (values[owner] ?? fixed[owner] ?? null) : null;
  let nodes: Map<string, Node> | null = null;
  let paths: Map<string, Node[]> | null = null;
  const children = new Map<string | null, Node[]>();

  // A customer has few locations: the whole tree is read once.
  async function load(call: TransactionCall): Promise<void> {
    if (nodes) return;
    const scope = scopeOf(to, 'read', call);
    const [rows] = (await call.db.raw(
      `select t.id, t.\`${key}\` as name, t.\`${above}\` as parent${owner ? `, t.\`${owner}\` as owner` : ''} from \`${to.name}\` t where t.deletedAt is null and ${scope.sql}`,
      scope.bindings as never[], // knex types bindings narrower than it takes them
    )) as [Row[]]; // knex types a raw answer as any
    nodes = new Map();
    for (const row of rows)
      add({
        id: String(row.id),
        name: String(row.name),
        parent: typeof row.parent === 'string' ? row.parent : null,
        owner: row.owner ?? null,
      });
    // A location whose parent the user may not read counts as a root.
    for (const [parent, below] of children)
      if (parent !== null && !nodes.has(parent))
        children.set(null, [...(children.get(null) ?? []), ...below]);
  }

  function add(node: Node): void {
    nodes?.set(node.id, node);
    paths = null;
    children.set(node.parent, [...(children.get(node.parent) ?? []), node]);
  }

  // A full path from the root matches exactly that node, independently of the anchor.
  function atPath(name: string, values: Readonly<Row>): Resolved | null {
    if (!name.includes(pathSeparator)) return null;
    if (!paths) {
      paths = new Map();
      for (const node of nodes?.values() ?? []) {
        const path = sameName(pathOf(node));
        paths.set(path, [...(paths.get(path) ?? []), node]);
      }
    }
    const found = (paths.get(sameName(name)) ?? []).filter(isOf(values));
    if (found.length > 1) return isAmbiguous(name);
    return found[0] ? { id: found[0].id } : null;
  }

  function pathOf(node: Node): string {
    const names = [node.name];
    const seen = new Set([node.id]);
    for (let up = nodes?.get(node.parent ?? ''); up && !seen.has(up.id); up = nodes?.get(up.parent ?? '')) {
      names.unshift(up.name);
      seen.add(up.id);
    }
    return names.join(pathSeparator);
  }

  async function resolve(call: TransactionCall, { name, details: said, values }: Named): Promise<Resolved> {
    const exact = name === null ? null : atPath(name, values);
    if (exact) return exact;
    const upper = said[above];
    const path = [upper, ...(name?.split(pathSeparator) ?? [])].filter(
      (part): part is string => typeof part === 'string' && part.trim() !== '',
    );
    let current: Resolved = { id: anchor };
    for (const part of path) {
      if (!('id' in current)) break;
      current = await step(call, current.id, part, values);
    }
    return current;
  }

  async function step(
    call: TransactionCall,
    from: string | null,
    name: string,
    values: Readonly<Row>,
  ): Promise<Resolved> {
    const start = from === null ? undefined : nodes?.get(from);
    if (start && sameName(start.name) === sameName(name)) return { id: start.id };
    for (
      let level = below(from, values);
      level.length > 0;
      level = level.flatMap((node) => below(node.id, values))
    ) {
      const found = level.filter((node) => sameName(node.name) === sameName(name));
      if (found.length > 1) return isAmbiguous(name);
      if (found[0]) return { id: found[0].id };
    }
    return create ? { id: await createBelow(call, from, name, values) } : isMissing(name);
  }

  const below = (parent: string | null, values: Readonly<Row>): Node[] =>
    (children.get(parent) ?? []).filter(isOf(values));

  function isOf(values: Readonly<Row>): (node: Node) => boolean {
    const told = ownerOf(values);
    return (node) => owner === null || (told === null && !isOwned) || node.owner === told;
  }

  async function createBelow(
    call: TransactionCall,
    parent: string | null,
    name: string,
    values: Readonly<Row>,
  ): Promise<string> {
    const draft: Row = {
      ...create,
      [key]: name,
      [above]: parent,
      ...(owner ? { [owner]: ownerOf(values) } : {}),
    };
    const node: Node = { id: '', name, parent, owner: ownerOf(values) };
    const forget = () => {
      nodes?.delete(node.id);
      paths = null;
      children.set(
        parent,
        (children.get(parent) ?? []).filter((one) => one !== node),
      );
    };
    node.id = await creator.create(
      call,
      to,
      `${to.name} ${parent ?? ''} ${sameName(name)} ${String(node.owner)}`,
      draft,
      forget,
    );
    add(node);
    return node.id;
  }

  return { field, details, load, resolve };
}

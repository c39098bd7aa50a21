import type { Field } from '../fields/field';
import { equals, type Operator, QueryRefused } from './operators';

/**
 * Key of the filter "in the branch of": the reference leads to one of these rows of a tree, or to a row below it. Its
 * SQL form finds the branch by the database (`api/entities/branchesInFilter.ts`), its form in memory is below.
 */
const suffix = '_below';
export const belowKey = (name: string): string => `${name}${suffix}`;

/** The field of such a key; undefined: another key. */
export const fieldBelow = (key: string): string | undefined =>
  key.endsWith(suffix) ? key.slice(0, -suffix.length) : undefined;

/** The rows named by such a filter, or QueryRefused. */
export function rootsOf(name: string, field: Field | undefined, value: unknown): string[] {
  const roots = [value].flat();
  // Of a value that no reference has, equality refuses the comparison.
  equals(name, field, roots);
  return roots.map((root) => (typeof root === 'string' ? root : refused(name)));
}

const refused = (name: string): never => {
  throw new QueryRefused(name);
};

interface Node {
  id: string;
  parent?: unknown;
}

/** These rows and all below them; rows that the reader does not see lead no further. */
export function branchOf(nodes: readonly Node[], roots: readonly string[]): Set<string> {
  const children = new Map<unknown, string[]>();
  for (const { id, parent } of nodes) if (parent) children.set(parent, [...(children.get(parent) ?? []), id]);
  const found = new Set(roots);
  for (const id of found) for (const child of children.get(id) ?? []) found.add(child);
  return found;
}

/** Whether a row is in the branch, whose rows were found before. */
export const inBranch = (name: string, field: Field | undefined, branch: Iterable<string>): Operator =>
  equals(name, field, [...branch]);

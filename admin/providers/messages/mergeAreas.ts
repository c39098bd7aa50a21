import type { TranslationMessages } from 'react-admin';

type Tree = { [key: string]: string | Tree };

/** Puts the areas of one language into one tree; areas may share branches (`errors`, `resources`), never a leaf. */
export function mergeAreas(areas: Readonly<Record<string, unknown>>): TranslationMessages {
  const tree: Tree = {};
  for (const area of Object.values(areas)) if (isTree(area)) graft(tree, area);
  // TranslationMessages names react-admin's own branch `ra`, which is one of the areas.
  return tree as unknown as TranslationMessages;
}

function graft(onto: Tree, branch: Tree): void {
  for (const [key, value] of Object.entries(branch)) {
    const there = onto[key];
    if (isTree(value) && isTree(there)) graft(there, value);
    else onto[key] = isTree(value) ? structuredClone(value) : value;
  }
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A workspace's floors, the lowest first; `isWhole`: the floor is a single room. */
interface Floor {
  name: string;
  isWhole?: true;
}
const floors: Record<string, readonly Floor[]> = {
  resources: [
    { name: 'language', isWhole: true },
    { name: 'locales', isWhole: true },
    { name: 'entities', isWhole: true },
    { name: 'rules' },
    { name: 'commands', isWhole: true },
  ],
  api: [
    { name: 'base', isWhole: true },
    { name: 'entities', isWhole: true },
    { name: 'platform' },
    { name: 'domains' },
  ],
  admin: [
    { name: 'kit', isWhole: true },
    { name: 'data' },
    { name: 'entities', isWhole: true },
    { name: 'domains' },
    { name: 'shell' },
  ],
};

interface Place {
  /** Its index from below; files directly in the workspace are above all floors. */
  floor: number;
  /** For example `domains/audits`. */
  room: string;
}
interface Import {
  from: string;
  to: string;
}

/**
 * Violations of the floors, one line each: the import, and the rule that it breaks. Paths are relative to `root`, with
 * `/`. Tests and their helpers (`testing/`, `e2e/`) may import anything.
 */
export function floorProblems(root: string): string[] {
  return Object.keys(floors).flatMap((workspace) => {
    const imports = importsIn(root, workspace);
    return [...imports.flatMap(problemOf), ...circles(imports)];
  });
}

function problemOf({ from, to }: Import): string[] {
  const [here, there] = [placeOf(from), placeOf(to)];
  const line = (sentence: string) => [`${from} imports ${to}: ${sentence}`];
  if (there.floor > here.floor) return line('a file imports from its own floor and from those below it.');
  const isNeighbour = there.floor === here.floor && there.room !== here.room;
  if (isNeighbour && !isFrontDoor(to, there.room))
    return line(`another room is entered by its front door, ${there.room}/index.ts.`);
  return [];
}

/** Circular imports between rooms of one floor, each circle once. */
function circles(imports: readonly Import[]): string[] {
  const next = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [here, there] = [placeOf(one.from), placeOf(one.to)];
    if (here.floor !== there.floor || here.room === there.room) continue;
    const from = next.get(here.room) ?? new Map<string, Import>();
    next.set(here.room, from.has(there.room) ? from : from.set(there.room, one));
  }
  const found = new Map<string, string>();
  for (const start of next.keys()) {
    const circle = wayBack(next, start);
    if (!circle) continue;
    const steps = circle.map((room, at) => next.get(room)?.get(circle[(at + 1) % circle.length] ?? room));
    const why = steps.map((step) => step && `${step.from} imports ${step.to}`).join(', ');
    const key = [...circle].sort().join();
    if (!found.has(key)) found.set(key, `${why}: rooms do not lead to one another in a circle.`);
  }
  return [...found.values()];
}

/** The shortest path from a room to itself, without its end. */
function wayBack(
  next: ReadonlyMap<string, ReadonlyMap<string, Import>>,
  start: string,
): string[] | undefined {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const room of next.get(way.at(-1) ?? start)?.keys() ?? []) {
      if (room === start) return way;
      if (!seen.has(room)) ways.push([...way, room]);
      seen.add(room);
    }
  }
  return undefined;
}

function placeOf(file: string): Place {
  const [workspace = '', name = '', room = ''] = file.split('/');
  const known = floors[workspace] ?? [];
  const floor = known.findIndex((one) => one.name === name);
  if (floor < 0) return { floor: known.length, room: workspace };
  return { floor, room: known[floor]?.isWhole ? name : `${name}/${room}` };
}

function isFrontDoor(file: string, room: string): boolean {
  const inside = file.slice(file.indexOf(`/${room}/`) + room.length + 2);
  const name = room.split('/').at(-1) ?? room;
  return ['index', name].includes(inside.replace(/\.tsx?$/, ''));
}

function importsIn(root: string, workspace: string): Import[] {
  const files = readdirSync(path.join(root, workspace), { recursive: true, encoding: 'utf8' })
    .map((file) => `${workspace}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\/(node_modules|dist)\//.test(file))
    .sort();
  const all = new Set(files);
  return files.filter(isProduct).flatMap((from) => {
    const text = readFileSync(path.join(root, from), 'utf8');
    return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']*)'/g)].flatMap(([, name = '']) => {
      const target = path.posix.join(path.posix.dirname(from), name);
      const to = ['', '.ts', '.tsx', '/index.ts'].map((end) => target + end).find((file) => all.has(file));
      return to === undefined ? [] : [{ from, to }];
    });
  });
}

const isProduct = (file: string): boolean =>
  !/\.test\.tsx?$|\/testing\/|\/testing\.ts$|\/e2e\/|\.config\.ts$/.test(file);

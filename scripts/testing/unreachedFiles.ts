import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const workspaces = ['resources', 'api', 'admin', 'scripts', 'seeds', 'report-templates'];

/** Entry points of Node, the browser, Vite, Vitest or knex; scripts are tools around the product. */
const entries = [
  /^api\/main\.ts$/,
  /^api\/base\/database\/migrations\//,
  /^admin\/shell\/start\/main\.tsx$/,
  /^admin\/shell\/serviceWorker\//,
  /^report-templates\/build[^/]*\.ts$/,
  /^scripts\//,
  /\.config\.ts$/,
];
const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\/|\/testing\.ts$|\/e2e\//.test(file);

/** Files used only by tests so far, each with its reason. */
const forTests: Readonly<Record<string, string>> = {};

/**
 * Product files that no entry reaches, one line each: a room that `createApi.ts` does not call, a file of screens that
 * no extension point matches, or an unused one. Paths are relative to `root`, with `/`.
 */
export function unreachedFiles(root: string): string[] {
  const files = workspaces.flatMap((workspace) => sourcesIn(root, workspace));
  const all = new Set(files);
  const reached = new Set<string>();
  const waiting = files.filter((file) => !isTest(file) && entries.some((entry) => entry.test(file)));
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    const text = readFileSync(path.join(root, file), 'utf8');
    waiting.push(...namedFiles(file, text, all), ...matchedFiles(file, text, files));
  }
  const unreached = files.filter(
    (file) => !isTest(file) && !file.endsWith('.d.ts') && !reached.has(file) && !(file in forTests),
  );
  const inVain = Object.keys(forTests).filter((file) => reached.has(file));
  return [
    ...unreached.map(
      (file) => `${file}: nothing that runs leads to it; call it where it belongs, or remove it.`,
    ),
    ...inVain.map((file) => `${file}: something that runs leads to it; unreachedFiles.ts need not name it.`),
  ];
}

function sourcesIn(root: string, workspace: string): string[] {
  const folder = path.join(root, workspace);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${workspace}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\/(node_modules|dist)\//.test(file))
    .sort();
}

/** Imports, workers and other files named by path: any quoted string that is a file. */
function namedFiles(from: string, text: string, all: ReadonlySet<string>): string[] {
  const folder = path.posix.dirname(from);
  return [...text.matchAll(/['"`]((?:\.{1,2}|@plumbline|api)\/[^'"`\s]+)['"`]/g)].flatMap(([, name = '']) => {
    const target = name.startsWith('.') ? path.posix.join(folder, name) : name.replace(/^@plumbline\//, '');
    const source = target.replace(/\.js$/, '');
    const found = [target, `${source}.ts`, `${source}.tsx`, `${target}/index.ts`].find((file) =>
      all.has(file),
    );
    return found === undefined || isTest(found) ? [] : [found];
  });
}

/** Files matched by a glob of Vite: `import.meta.glob('../**\/*Routes.ts')`. */
function matchedFiles(from: string, text: string, files: readonly string[]): string[] {
  const folder = path.posix.dirname(from);
  return [...text.matchAll(/import\.meta\.glob[^(]*\(\s*\[?\s*'([^']+)'/g)].flatMap(([, glob = '']) => {
    const pattern = path.posix.join(folder, glob);
    return files.filter((file) => !isTest(file) && asExpression(pattern).test(file));
  });
}

/** Supports `*`, `**` and `{a,b}` only. */
function asExpression(pattern: string): RegExp {
  const parts = { '**/': '(?:.*/)?', '*': '[^/]*', '{': '(?:', '}': ')', ',': '|' } as Record<string, string>;
  const expression = pattern.replace(
    /\*\*\/|[*{},]|[.+?^$()|[\]\\]/g,
    (found) => parts[found] ?? `\\${found}`,
  );
  return new RegExp(`^${expression}$`);
}

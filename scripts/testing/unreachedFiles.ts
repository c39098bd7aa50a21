import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const workspaces = ['resources', 'api', 'admin', 'scripts', 'seeds', 'report-templates'];

/** What Node, the browser, Vite, Vitest or knex starts with; scripts are the tools around the product. */
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

/** What only tests run so far, each with its reason. */
const forTests: Readonly<Record<string, string>> = {
  'resources/rules/reports/emptyReportContext.ts': 'the tags of templates, which the README names',
  'resources/rules/reports/reportTags.ts': 'the tags of templates, which the README names',
  'api/domains/reports/engine/tryTemplate.ts': 'checks the default template; no door takes others yet',
};

/**
 * Files of the product that no entry leads to, one line each: a room that `createApi.ts` does not call, a file of screens
 * whose name no extension point matches, or one that has no use any more. Paths go from `root`, with `/`.
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

/** Imports of either kind, workers and other files named by their address: whatever stands in quotes and is a file. */
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

/** What a glob of Vite matches: `import.meta.glob('../**\/*Routes.ts')`. */
function matchedFiles(from: string, text: string, files: readonly string[]): string[] {
  const folder = path.posix.dirname(from);
  return [...text.matchAll(/import\.meta\.glob[^(]*\(\s*\[?\s*'([^']+)'/g)].flatMap(([, glob = '']) => {
    const pattern = path.posix.join(folder, glob);
    return files.filter((file) => !isTest(file) && asExpression(pattern).test(file));
  });
}

/** Of `*`, `**` and `{a,b}`; our own globs have no more. */
function asExpression(pattern: string): RegExp {
  const parts = { '**/': '(?:.*/)?', '*': '[^/]*', '{': '(?:', '}': ')', ',': '|' } as Record<string, string>;
  const expression = pattern.replace(
    /\*\*\/|[*{},]|[.+?^$()|[\]\\]/g,
    (found) => parts[found] ?? `\\${found}`,
  );
  return new RegExp(`^${expression}$`);
}

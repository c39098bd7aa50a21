import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';

interface Tested {
  /** Product files, relative to the repository, with `/`. */
  files: readonly string[];
  /** Those that a unit test loads. */
  loaded: ReadonlySet<string>;
  /** The journey that covers a file no unit test loads. */
  byJourney: Readonly<Record<string, string>>;
}

/**
 * One line for each file that neither a unit test loads nor a journey covers, and for each unnecessary journey entry.
 */
export function untestedFiles({ files, loaded, byJourney }: Tested): string[] {
  return [
    ...files
      .filter((file) => !loaded.has(file) && !(file in byJourney))
      .map((file) => `${file}: no unit test loads it, and admin/e2e/coveredByJourney.ts names no journey`),
    ...Object.keys(byJourney)
      .filter((file) => loaded.has(file))
      .map((file) => `${file}: a unit test loads it; admin/e2e/coveredByJourney.ts need not name a journey`),
  ];
}

/** The screens' own files with run-time code: no tests, helpers, build files or types. */
export function screenFiles(root: string): string[] {
  return readdirSync(path.join(root, 'admin'), { recursive: true, encoding: 'utf8' })
    .map((file) => `admin/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !isApart(file))
    .filter((file) => !isTypesOnly(path.join(root, file)))
    .sort();
}

const isApart = (file: string): boolean =>
  /\/(node_modules|dist|testing|e2e|build)\/|\.test\.tsx?$|\.d\.ts$|\.config\.ts$/.test(file);

/** Whether the file contains only types. */
function isTypesOnly(file: string): boolean {
  const loader = file.endsWith('x') ? 'tsx' : 'ts';
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader });
  return code.trim() === '';
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const imports = /(?:^import\s(?!type\s)[^;']*?|\bimport\()'((?:@[\w.-]+\/)?[a-z][^'?:]*)'/gm;

/** All package specifiers imported by the sources in a folder, except type-only imports. */
export function importedPackages(folder: string): string[] {
  const found = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /(^|\/)(node_modules|dist|e2e)\//.test(file)) continue;
    for (const [, name] of readFileSync(path.join(folder, file), 'utf8').matchAll(imports))
      if (name) found.add(name);
  }
  return [...found].sort();
}

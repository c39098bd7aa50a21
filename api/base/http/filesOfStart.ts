import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@plumbline/resources/language/languages';

/**
 * Addresses of the files that the app's first screen loads in a language, from the built page and the list its build
 * leaves for `preload.js`; none if the admin is not built.
 */
export async function filesOfStart(screensDir: string, language: Language): Promise<string[]> {
  const page = await readFile(path.join(screensDir, 'index.html'), 'utf8').catch(() => '');
  const named = [...page.matchAll(/(?:src|href)="(\/assets\/[\w.-]+)"/g)].map(([, file = '']) => file);
  const listed = page.match(/ data-preload='([^']*)'/)?.[1] ?? '{}';
  const ahead: Record<string, string[] | undefined> = JSON.parse(listed);
  return [...new Set([...named, ...(ahead.dashboard ?? []), ...(ahead[language] ?? [])])];
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as choices from '@plumbline/resources/language/choices/choices';
import { errorList } from '@plumbline/resources/language/errorList';
import { expect, it } from 'vitest';
import { root } from '../processes/children';

const declared = [
  'resources/language/choices/choices.ts',
  'resources/language/choices/reportKinds.ts',
  'resources/language/errorList.ts',
];

/** The sources that run, without these lists. */
function sources(): string {
  return ['resources', 'api', 'admin']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(folder, file))
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|node_modules|dist\b|\be2e\b/.test(file))
        .filter((file) => !declared.includes(file))
        .map((file) => readFileSync(path.join(root, file), 'utf8')),
    )
    .join('\n');
}

const words = new Set(sources().match(/\w+/g));

it('leaves no set of choices that nothing uses, such as that of a removed entity', () => {
  expect(words.size).toBeGreaterThan(5000);
  expect(Object.keys(choices).filter((name) => !words.has(name))).toEqual([]);
});

it('leaves no error code that nothing throws or handles', () => {
  expect(Object.keys(errorList).filter((code) => !words.has(code))).toEqual([]);
});

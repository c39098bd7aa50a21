import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** Words that nobody can search for, each with the usual one that stands in its place. */
const retired: Readonly<Record<string, string>> = {
  whoever: 'the person who, anyone who',
  goingAlong: 'owner propagation',
  goesAlong: 'owner propagation',
  comesAlong: 'createdOnDemand',
  'goes along': 'takes over, is sent',
  'go along': 'take over, are sent',
  patience: 'timeout',
  patienceMs: 'timeoutMs',
  manners: 'options, behaviour',
  silenceLimits: 'timeouts',
  toldApartBy: 'disambiguateBy',
  'told apart by': 'identified by',
  keptBy: 'accountTypes',
  judge: 'check, decide',
  strewn: 'spread',
  namesAhead: 'preloadManifest',
  wordsAhead: 'compileMessages',
  takeAhead: 'preloaded',
};
/** Texts for people, migrations, which are never edited, and this list. */
const excepted = /locales\/|legal\/texts\/|database\/migrations\/|^seeds\/|testing\/words\.test\.ts$/;

test('no source says what has a usual word with a word of our own', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && !excepted.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const pattern = new RegExp(`\\b(${Object.keys(retired).join('|')})\\b`, 'i');
  const found = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const word = pattern.exec(line)?.[1];
        const better = Object.entries(retired).find(
          ([name]) => name.toLowerCase() === word?.toLowerCase(),
        )?.[1];
        return word ? [`${file}:${index + 1}: ${word}; better: ${better}`] : [];
      }),
  );
  expect(found).toEqual([]);
});

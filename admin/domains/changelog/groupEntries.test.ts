import { expect, it } from 'vitest';
import { applicationsOf, groupEntries } from './groupEntries';

const entry = (id: string, application: string, versionName: string, dateDeployed: string) =>
  ({ id, application, versionName, dateDeployed }) as never; // of an entry only what groups it

it('puts entries of one version of one application together, the newest first', () => {
  const entries = [
    entry('d', 'App', '0.49', '2026-10-05'),
    entry('c', 'App', '0.50', '2026-11-16'),
    entry('b', 'App', '0.50', '2026-11-10'),
    entry('a', 'Scanner', '0.50', '2026-11-16'),
    entry('e', 'App', '0.9', '2026-10-05'),
  ];
  expect(
    groupEntries(entries).map(({ key, dateDeployed, entries: own }) => [
      key,
      dateDeployed,
      own.map(({ id }) => id).join(),
    ]),
  ).toEqual([
    ['App 0.50', '2026-11-16', 'b,c'],
    ['Scanner 0.50', '2026-11-16', 'a'],
    ['App 0.49', '2026-10-05', 'd'],
    ['App 0.9', '2026-10-05', 'e'],
  ]);
  expect(applicationsOf(entries)).toEqual(['App', 'Scanner']);
});

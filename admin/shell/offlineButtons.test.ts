import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const admin = path.join(import.meta.dirname, '..');
const rooms = ['domains', 'entities', 'kit', 'data', 'shell'];

/** Where the reason stands beside what is disabled. */
const saidBeside = [
  'domains/devices/RemoteSection.tsx',
  'domains/people/AccountList.tsx',
  'domains/planning/show/ListDownload.tsx',
];

it('no control is disabled without network and keeps its reason to itself: buttons have `reason` for that', () => {
  const silent = rooms
    .flatMap((room) =>
      readdirSync(path.join(admin, room), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(room, ...file.split(path.sep)),
      ),
    )
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) =>
      /\b(?:isD|d)isabled=\{[^}]*!isOnline/.test(readFileSync(path.join(admin, file), 'utf8')),
    );
  expect(silent.sort()).toEqual(saidBeside);
});

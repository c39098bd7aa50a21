import { newId } from '@plumbline/resources/language/ids';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../api/platform/testing/database';
import { build } from '../../api/platform/testing/factories';
import { welcome } from './welcome';

const database = useTestDatabase();

test('names only the demo sign-ins that the database holds', async () => {
  expect(await welcome('http://localhost:3030', database.url)).toBe(
    '\nPlumbline is ready: http://localhost:3030\nCtrl-C stops it.\n',
  );
  await build(database.db, newId(), 'users', { email: 'owner@auditor.example' });
  expect((await welcome('http://localhost:3030', database.url)).split('\n').slice(2)).toEqual([
    'Demo sign-ins, all with the password Plumbline-2026!',
    '  owner@auditor.example  Owner, Pion Inspekcje Techniczne s.c. (AUDITOR)',
    'Ctrl-C stops it.',
    '',
  ]);
});

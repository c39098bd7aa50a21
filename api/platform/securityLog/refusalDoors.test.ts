import { newId } from '@plumbline/resources/language/ids';
import { SCHEMA_VERSION } from '@plumbline/resources/rules/sync/protocol';
import { expect, it } from 'vitest';
import { buildSomebody } from '../auth/testing/people';
import { createApiToken } from '../auth/tokens/createApiToken';
import { useTestDatabase } from '../testing/database';
import { useWholeApi } from '../testing/useWholeApi';

const database = useTestDatabase();
const { api } = useWholeApi(database);

it('a refusal is on record whether it was met over REST or by a command from the outbox, and an answer is not', async () => {
  const { config, now } = api();
  const { instance, user, contact } = await buildSomebody(database.db, {
    contactType: 'employee',
    instanceRole: 'Employee',
  });
  const { token } = await createApiToken(database.db, {
    user,
    contact,
    name: 'door',
    scopes: ['read', 'write'],
    expiresAt: null,
    now: now(),
  });
  const ask = async (path: string, body?: unknown) => {
    const answer = await fetch(`${config.origin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const refused = async () =>
    (
      await database
        .db('securityEvents')
        .where({ instance, kind: 'ACCESS_REFUSED' })
        .select('resource', 'user')
    )
      .map((row: { resource: string; user: string }) => [row.resource, row.user === user])
      .sort();
  expect((await ask('/api/equipments')).status).toBe(200);
  expect((await ask('/api/securityEvents')).status).toBe(403);
  await expect.poll(refused).toEqual([['securityEvents', true]]);
  const command = {
    id: newId(),
    resource: 'contacts',
    recordId: newId(),
    operation: 'create',
    baseVersion: null,
    patch: { firstName: 'Jan', lastName: 'Kos', contactType: 'other' },
    madeAt: now().toISOString(),
    schemaVersion: SCHEMA_VERSION,
  };
  const pushed = await ask('/api/sync/push', { user, instance, commands: [command] });
  expect(pushed.body).toMatchObject({ receipts: [{ status: 'refused', code: 'FORBIDDEN' }] });
  await expect.poll(refused).toEqual([
    ['contacts', true],
    ['securityEvents', true],
  ]);
});

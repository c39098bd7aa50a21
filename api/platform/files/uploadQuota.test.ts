import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildSomebody } from '../auth/testing/people';
import { createApiToken } from '../auth/tokens/createApiToken';
import { useTestDatabase } from '../testing/database';
import { useWholeApi } from '../testing/useWholeApi';

const database = useTestDatabase();
const { api } = useWholeApi(database);

it('an account that has used up its uploads is told until when, others go on, and what is there already is answered', async () => {
  const { config, now } = api();
  const [one, other] = [await buildSomebody(database.db), await buildSomebody(database.db)];
  const tokenOf = async ({ user, contact }: typeof one) => {
    const draft = { user, contact, name: 'upload', scopes: ['read', 'write'] as const, expiresAt: null };
    return (await createApiToken(database.db, { ...draft, scopes: [...draft.scopes], now: now() })).token;
  };
  const upload = async (token: string, content: string) => {
    const hash = createHash('sha256').update(content).digest('hex');
    const answer = await fetch(`${config.origin}/api/files/${hash}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv', 'x-file-name': 'list.pdf' },
      body: content,
    });
    return { status: answer.status, wait: answer.headers.get('retry-after'), body: await answer.json() };
  };
  const [mine, theirs] = [await tokenOf(one), await tokenOf(other)];
  const pdf = (what: string) => `%PDF-1.4\n${what.repeat(700_000)}\n%%EOF\n`;
  Object.assign(config.quotas, { uploads: 1024 });
  expect((await upload(mine, pdf('a'))).status).toBe(200);
  expect((await upload(mine, pdf('b'))).status).toBe(200);
  const refused = await upload(mine, pdf('c'));
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'QUOTA_USED', data: { quota: 'uploads', seconds: Number(refused.wait) } },
  });
  expect(Number(refused.wait)).toBeGreaterThan(0);
  expect((await upload(mine, pdf('a'))).status).toBe(200);
  expect((await upload(theirs, pdf('c'))).status).toBe(200);
});

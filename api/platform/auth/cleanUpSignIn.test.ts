import { expect, test } from 'vitest';
import { cleanUpSignIn } from './cleanUpSignIn';
import { issueDemoToken } from './issueDemoToken';
import { openBrowser } from './testing/browser';
import { buildSomebody } from './testing/people';
import { openSignIn, refresh, signIn, useSignInServer } from './testing/signInServer';

const server = useSignInServer();
const day = 24 * 60 * 60 * 1000;

test('what is over goes, what lives or can still be asked about stays', async () => {
  const { email, user } = await buildSomebody(server.db);
  const [living, ended] = [await signIn(server, email), await signIn(server, email)];
  await ended.browser.call('POST', '/api/session/signout');
  await openSignIn(openBrowser(server.origin));
  await issueDemoToken(server.db, email, server.api.now());
  const sessions = () => server.db('sessions').where({ user }).orderBy('id').pluck('revokedBecause');
  const count = async (table: string) => (await server.db(table)).length;

  await cleanUpSignIn(server.db, server.api.now());
  expect([await sessions(), await count('apiTokens'), await count('signInAttempts')]).toEqual([
    [null, 'signedOut'],
    1,
    1,
  ]);
  await refresh(living.browser);

  await cleanUpSignIn(server.db, new Date(server.api.now().getTime() + 31 * day));
  expect([
    await sessions(),
    await count('apiTokens'),
    await count('signInAttempts'),
    await count('rateLimits'),
  ]).toEqual([[null], 1, 0, 0]);
  // Half a year after signing in the session is over, and a month later forgotten.
  await cleanUpSignIn(server.db, new Date(server.api.now().getTime() + 211 * day));
  expect([await sessions(), await count('apiTokens'), await count('issuerRecords')]).toEqual([[], 0, 0]);
});

import { defaultBoot } from '@plumbline/resources/rules/boot/configuration';
import { expect, test } from 'vitest';
import { buildSomebody, buildUser } from '../testing/people';
import { signIn, useSignInServer } from '../testing/signInServer';

const server = useSignInServer(() => ({ boot: { ...defaultBoot, afterLoginUrl: '/index.html/welcome' } }));

test('signing in leads back to the configured address, refused or not', async () => {
  const anna = await buildSomebody(server.db);
  expect((await signIn(server, anna.email)).url).toBe(`${server.origin}/index.html/welcome`);
  const user = await buildUser(server.db);
  const { email } = await server.db('users').where({ id: user }).first('email');
  expect((await signIn(server, email)).url).toBe(
    `${server.origin}/index.html/welcome?error=NO_APPLICATION_ACCESS`,
  );
});

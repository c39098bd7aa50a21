import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import type { Issuer } from './discoverIssuer';
import { readClaims } from './readClaims';

const { privateKey, publicKey } = await generateKeyPair('ES256');
const stranger = await generateKeyPair('ES256');
const issuer: Issuer = {
  name: 'https://login.example',
  isEmbedded: false,
  clientId: 'plumbline',
  clientSecret: 'x',
  clientAuth: 'client_secret_basic',
  scope: ['openid'],
  authorizeUrl: '',
  tokenUrl: '',
  userinfoUrl: 'https://login.example/me',
  revocationUrl: undefined,
  endSessionUrl: undefined,
  keys: createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256' }] }),
};
const now = Math.floor(Date.now() / 1000);
const claims = {
  iss: issuer.name,
  aud: 'plumbline',
  sub: 'anna',
  iat: now,
  exp: now + 300,
  email: 'anna@auditor.example',
  email_verified: true,
};
const signed = (other: Record<string, unknown> = {}, key = privateKey) =>
  new SignJWT({ ...claims, ...other }).setProtectedHeader({ alg: 'ES256' }).sign(key);

describe('the issuer’s answer', () => {
  test('is believed when signed, meant for us and about one person', async () => {
    expect(await readClaims(issuer, { idToken: await signed(), profile: { sub: 'anna' } })).toMatchObject({
      subject: 'anna',
      email: 'anna@auditor.example',
      isEmailVerified: true,
    });
  });

  test('takes from the userinfo what the token does not say', async () => {
    const idToken = await signed({ email: undefined, email_verified: undefined });
    expect(
      await readClaims(issuer, {
        idToken,
        profile: { sub: 'anna', email: 'a@b.example', email_verified: false },
      }),
    ).toMatchObject({ subject: 'anna', email: 'a@b.example', isEmailVerified: false });
  });

  test('needs no userinfo of an issuer that has none', async () => {
    expect(
      (
        await readClaims(
          { ...issuer, userinfoUrl: undefined },
          { idToken: await signed(), profile: { error: 'none' } },
        )
      ).subject,
    ).toBe('anna');
  });

  test.each([
    ['another key', () => signed({}, stranger.privateKey)],
    ['no signature', async () => new UnsecuredJWT(claims).encode()],
    ['another issuer', () => signed({ iss: 'https://evil.example' })],
    ['another audience', () => signed({ aud: 'other' })],
    ['an old token', () => signed({ iat: now - 900, exp: now - 61 })],
    ['no subject', () => signed({ sub: undefined })],
    ['no time', () => signed({ exp: undefined })],
    ['no token', async () => undefined],
    ['no JWT', async () => 'x.y.z'],
  ])('is refused: %s', async (_name, make) => {
    await expect(
      readClaims(issuer, { idToken: await make(), profile: { sub: 'anna' } }),
    ).rejects.toMatchObject({ code: 'SIGN_IN_FAILED' });
  });

  test.each([{ sub: 'jan', email: 'jan@auditor.example' }, {}, null, { error: 'unavailable' }, 'x'])(
    'is refused when the userinfo speaks of another one: %j',
    async (profile) => {
      await expect(readClaims(issuer, { idToken: await signed(), profile })).rejects.toMatchObject({
        code: 'SIGN_IN_FAILED',
      });
    },
  );
});

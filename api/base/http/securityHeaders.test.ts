import express from 'express';
import { expect, it } from 'vitest';
import { securityHeaders } from './securityHeaders';
import { listenLocally } from './testing/listenLocally';

async function headersFrom(isEncrypted: boolean): Promise<Headers> {
  const web = express()
    .use(securityHeaders({ isEncrypted }))
    .get('/', (_req, res) => void res.send(''));
  const { origin, close } = await listenLocally(web);
  try {
    return (await fetch(origin)).headers;
  } finally {
    await close();
  }
}

it('sends the policy of content, and HTTPS only where the origin has it', async () => {
  const plain = await headersFrom(false);
  expect(plain.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(plain.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  expect(plain.get('x-content-type-options')).toBe('nosniff');
  expect(plain.get('strict-transport-security')).toBeNull();
  const encrypted = await headersFrom(true);
  expect(encrypted.get('strict-transport-security')).toContain('max-age=');
});

import { createServer } from 'node:http';
import express from 'express';
import { expect, it } from 'vitest';
import { securityHeaders } from './securityHeaders';

async function headersFrom(isEncrypted: boolean): Promise<Headers> {
  const web = express()
    .use(securityHeaders({ isEncrypted }))
    .get('/', (_req, res) => void res.send(''));
  const server = createServer(web).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  try {
    return (await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)).headers;
  } finally {
    server.close();
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

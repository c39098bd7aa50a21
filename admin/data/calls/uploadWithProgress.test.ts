import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type Browser, chromium, type Page } from 'playwright';
import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOptions } from '../../../scripts/testing/browserOptions';

const bytes = 8_000_000;
const file = path.join(import.meta.dirname, 'uploadWithProgress.ts');
let chrome: Browser;
let page: Page;
/** The upload that came in, unread until a test reads it. */
let arrived: Promise<IncomingMessage>;

let isGone = false;

const server = createServer(async (req, res) => {
  // A browser tries once more by itself where a connection breaks that it had used before.
  if (isGone) return void req.socket.destroy();
  if (req.url === '/upload.js') {
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
    return void res.writeHead(200, { 'content-type': 'text/javascript' }).end(code);
  }
  if (req.method === 'PUT') {
    took(req);
    const { length } = await text(await reading.then(() => req));
    const answer = { length, name: req.headers['x-file-name'] };
    return void res.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }
  res.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Upload</title>');
});
let took: (request: IncomingMessage) => void;
let read: () => void;
let reading: Promise<void>;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  chrome = await chromium.launch(browserOptions);
  page = await chrome.newPage();
});
afterAll(async () => {
  await chrome.close();
  server.closeAllConnections();
  server.close();
});

/** Begins to send; the page counts what it hears on the way. */
async function begin(): Promise<() => Promise<unknown>> {
  arrived = new Promise((resolve) => {
    took = resolve;
  });
  reading = new Promise((resolve) => {
    read = resolve;
  });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`); // it listens on a port
  await page.evaluate(
    `import('/upload.js').then(({ uploadWithProgress }) => {
      window.heard = 0;
      window.control = new AbortController();
      const init = { method: 'PUT', headers: { 'x-file-name': 'rack.jpg' }, body: new Blob(['x'.repeat(${bytes})]), signal: control.signal };
      window.outcome = uploadWithProgress('/api/files/1', init, () => { heard += 1; }).then(
        async (response) => [response.status, response.headers.get('content-type'), await response.json()],
        (error) => error.message,
      );
    })`,
  );
  return () => page.evaluate('outcome');
}

test('tells that something goes out while nobody has answered yet, and answers as fetch does', async () => {
  const outcome = await begin();
  await arrived;
  await expect.poll(() => page.evaluate('heard')).toBeGreaterThan(0);
  read();
  expect(await outcome()).toEqual([201, 'application/json', { length: bytes, name: 'rack.jpg' }]);
});

test('is called off by the person who asked, for the reason they give', async () => {
  const outcome = await begin();
  await arrived;
  await page.evaluate("control.abort(new Error('nobody answers'))");
  expect(await outcome()).toBe('nobody answers');
});

test('a server that is gone is a network failure', async () => {
  const outcome = await begin();
  const { socket } = await arrived;
  isGone = true;
  socket.destroy();
  expect(await outcome()).toMatch(/network failure/);
});

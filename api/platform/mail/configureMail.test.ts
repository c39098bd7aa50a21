import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../base/config/config';
import type { Api } from '../../base/context/context';
import { signInState } from '../auth/signInState';
import type { MailBrand } from '../brands';
import { openDiskStore } from '../files/fileStore';
import type { Job } from '../jobs/jobs';
import type { JobHandler, JobRunner } from '../jobs/runJobs';
import { useTestDatabase } from '../testing/database';
import { configureMail } from './configureMail';
import { enqueueMail } from './enqueueMail';
import { letter } from './letter';
import type { QueuedMail } from './mail';
import { signature } from './signature';

const database = useTestDatabase();
let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mail-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const mail = {
  kind: 'resetPassword',
  brand: null,
  to: 'anna@auditor.example',
  subject: 'Nowe hasło',
  text: 'Dzień dobry',
  html: '<p>Dzień dobry</p>',
} as const;

async function send(env: Record<string, string>, sent: QueuedMail = mail): Promise<void> {
  const config = readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SECRET: 'a secret for tests only',
    MAIL_FROM: 'Plumbline <no-reply@plumbline.example>',
    ...env,
  });
  const api = {
    config,
    db: database.db,
    log: pino({ level: 'silent' }),
    now: () => new Date(),
  } as unknown as Api; // what mail needs of it
  const handlers: JobHandler[] = [];
  const { sealer } = await signInState(api);
  const jobs: JobRunner = {
    handle: (_kind, handler) => handlers.push(handler),
    wake: () => {},
    drain: async () => {},
  };
  configureMail(api, jobs, sealer);
  const id = await enqueueMail(database.db, { mail: sent, subject: newId(), sealer, now: new Date() });
  const job: Job = await database.db('jobs').where({ id }).first();
  await handlers[0]?.run(api, job);
}

test('without a mail server a message lands in a file', async () => {
  await send({});
  const [file = ''] = await readdir(path.join(dataDir, 'mail'));
  const content = await readFile(path.join(dataDir, 'mail', file), 'utf8');
  expect(content).toContain('To: anna@auditor.example');
  expect(content).toContain('From: Plumbline <no-reply@plumbline.example>');
  expect(content).toContain('Subject: =?UTF-8?Q?Nowe_has=C5=82o?=');
});

test('with a mail server it goes there', async () => {
  const { server, received, url } = await postOffice();
  await send({ SMTP_URL: url });
  server.close();
  expect(received.join('\n')).toMatch(
    /RCPT TO:<anna@auditor\.example>[\s\S]*Subject: =\?UTF-8\?Q\?Nowe_has=C5=82o\?=/,
  );
});

test('a server that refuses makes the job fail, so that it is tried again', async () => {
  await expect(send({ SMTP_URL: 'smtp://127.0.0.1:9' })).rejects.toThrow();
});

/** As much of RFC 5321 as a sender needs. */
async function postOffice(): Promise<{ server: Server; received: string[]; url: string }> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 post\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (isData && !text.endsWith('\r\n.\r\n')) return;
      if (isData) isData = false;
      else if (text.startsWith('DATA')) {
        isData = true;
        socket.write('354 go on\r\n');
        return;
      }
      socket.write('250 yes\r\n');
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has no other
  return { server, received, url: `smtp://127.0.0.1:${port}/?ignoreTLS=true` };
}

test('a mail of a broker’s customer comes from the broker, with the logo inside and links to its host', async () => {
  const store = await openDiskStore(dataDir);
  const logo = await sharp({ create: { width: 400, height: 140, channels: 4, background: '#1b5e3b' } })
    .png()
    .toBuffer();
  const hash = createHash('sha256').update(logo).digest('hex');
  const temporary = path.join(store.temporaryFolder, 'logo');
  await writeFile(temporary, logo);
  await store.adopt(CATALOGUE_ID, hash, temporary);
  const brand: MailBrand = {
    broker: newId(),
    name: 'Regalwerk & Söhne',
    logo: hash,
    color: null,
    sender: 'post@regalwerk.example',
    host: 'pruefung.regalwerk.example',
    replyTo: 'hilfe@regalwerk.example',
  };
  const origin = 'https://app.plumbline.example';
  const link = `${origin}/tasks/1/show`;
  const branded = letter({
    kind: 'damage',
    to: 'jan@firma.example',
    language: 'de-DE',
    words: { subject: '%{product}: Schaden', body: 'x', ignore: 'y' },
    values: {},
    linkFirst: link,
    brand,
  });
  await send({ ORIGIN: origin }, branded);
  const content = await mailTo('jan@firma.example');
  expect(content).toMatch(/^From: =\?UTF-8\?.*<post@regalwerk\.example>/m);
  expect(content).toContain('Reply-To: hilfe@regalwerk.example');
  expect(content).toContain('Content-ID: <logo>');
  expect(content).toContain('https://pruefung.regalwerk.example/tasks/1/show');
  expect(content).toContain('cid:logo');
  expect(content).not.toMatch(/plumbline/i);
  expect((await sharp(pictureIn(content)).metadata()).height).toBe(70);
});

test('a mail without a broker carries the product’s logo inside', async () => {
  const html = `<body>${signature(null).markup}</body>`;
  const screens = path.join(import.meta.dirname, '../../../admin/public');
  await send({ SCREENS_DIR: screens }, { ...mail, to: 'olga@firma.example', html });
  const content = await mailTo('olga@firma.example');
  expect(content).toMatch(/src=3D"cid:logo"[^>]*height=3D"35"[^>]*> Plumbline<\/p>/);
  expect((await sharp(pictureIn(content)).metadata()).height).toBe(70);
  await send({ SCREENS_DIR: screens }, { ...mail, to: 'plain@firma.example' });
  expect(await mailTo('plain@firma.example')).not.toContain('Content-ID: <logo>');
});

test('a mail whose logo is gone bears the name in its place', async () => {
  const brand = {
    broker: newId(),
    name: 'Regalwerk',
    logo: 'b'.repeat(64),
    color: null,
    sender: null,
    host: null,
    replyTo: null,
  };
  const html = `<body>${signature(brand).markup}</body>`;
  await send({}, { ...mail, to: 'ewa@firma.example', html, brand });
  const content = await mailTo('ewa@firma.example');
  expect(content).toContain('From: Regalwerk <no-reply@plumbline.example>');
  expect(content).toContain('>Regalwerk</p>');
  expect(content).not.toContain('cid:logo');
  const own = `<body>${signature(null).markup}</body>`;
  await send({ SCREENS_DIR: dataDir }, { ...mail, to: 'iga@firma.example', html: own });
  const plain = await mailTo('iga@firma.example');
  expect(plain).toContain('>Plumbline</p>');
  expect(plain).not.toContain('cid:logo');
});

function pictureIn(content: string): Buffer {
  const picture = content.split(/Content-Disposition: inline[^\n]*\r?\n/)[1]?.split('--')[0] ?? '';
  return Buffer.from(picture.slice(picture.search(/\r?\n\r?\n|\n/)).replace(/\s/g, ''), 'base64');
}

async function mailTo(address: string): Promise<string> {
  const folder = path.join(dataDir, 'mail');
  for (const file of await readdir(folder)) {
    const content = (await readFile(path.join(folder, file), 'utf8')).replace(/=\r?\n/g, '');
    if (content.includes(`To: ${address}`)) return content;
  }
  throw new Error('the mail was not written');
}

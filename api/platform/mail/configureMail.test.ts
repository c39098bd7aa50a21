import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newId } from '@plumbline/resources/language/ids';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../base/config/config';
import type { Api } from '../../base/context/context';
import { signInState } from '../auth/signInState';
import type { Job } from '../jobs/jobs';
import type { JobHandler, JobRunner } from '../jobs/runJobs';
import { useTestDatabase } from '../testing/database';
import { configureMail } from './configureMail';
import { enqueueMail } from './enqueueMail';

const database = useTestDatabase();
let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mail-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const mail = {
  to: 'anna@auditor.example',
  subject: 'Nowe hasło',
  text: 'Dzień dobry',
  html: '<p>Dzień dobry</p>',
};

async function send(env: Record<string, string>): Promise<void> {
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
  const id = await enqueueMail(database.db, { mail, subject: newId(), sealer, now: new Date() });
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

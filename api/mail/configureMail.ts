import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { signInState } from '../auth/signInState';
import type { Api } from '../context';
import type { Job } from '../jobs/jobs';
import type { JobRunner } from '../jobs/runJobs';
import { mailKind } from './enqueueMail';
import type { Mail } from './mail';

/** Sends the mail that waits; without SMTP_URL each message lands as a file under DATA_DIR/mail, and the log says so. */
export function configureMail(api: Api, jobs: JobRunner): void {
  const send = api.config.smtpUrl ? bySmtp(api.config.smtpUrl) : toFolder(api);
  jobs.handle(mailKind, {
    maxAttempts: 8,
    async run(_api, job) {
      const { sealer } = await signInState(api);
      const mail: Mail = JSON.parse(sealer.open(String(job.payload.sealed)));
      await send({ from: api.config.mailFrom, ...mail }, job);
    },
  });
}

type Message = Mail & { from: string };
type Send = (message: Message, job: Job) => Promise<void>;

function bySmtp(url: string): Send {
  const transport = createTransport(url);
  return async (message) => {
    await transport.sendMail(message);
  };
}

function toFolder({ config, log }: Api): Send {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (message, job) => {
    const { message: content } = await transport.sendMail(message);
    const folder = path.join(config.dataDir, 'mail');
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, `${job.id}.eml`);
    await writeFile(file, content, { mode: 0o600 });
    log.warn({ file }, 'SMTP_URL is not set; a mail was written to a file');
  };
}

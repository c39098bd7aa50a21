import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Api } from '../../base/context/context';
import type { Mail } from './mail';

export type Message = Mail & {
  /** Name of the file it lands in without a mail server, and its Message-ID: the same mail sent twice is known as one. */
  id: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};
export type Send = (message: Message) => Promise<void>;

/** How mail leaves: by SMTP_URL, or without it as a file under DATA_DIR/mail, and the log says so. */
export function openPost({ config, log }: Pick<Api, 'config' | 'log'>): Send {
  const host = new URL(config.origin).hostname;
  const complete = ({ id, ...message }: Message) => ({
    from: config.mailFrom,
    messageId: `<${id}@${host}>`,
    ...message,
  });
  if (config.smtpUrl) {
    const transport = createTransport(config.smtpUrl);
    return async (message) => {
      await transport.sendMail(complete(message));
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (message) => {
    const { message: content } = await transport.sendMail(complete(message));
    const folder = path.join(config.dataDir, 'mail');
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, `${message.id}.eml`);
    await writeFile(file, content, { mode: 0o600 });
    log.warn({ file }, 'SMTP_URL is not set; a mail was written to a file');
  };
}

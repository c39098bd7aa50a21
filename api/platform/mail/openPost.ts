import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Api } from '../../base/context/context';
import { type MailBrand, mailLogo } from '../brands';
import { openDiskStore } from '../files';
import type { Mail } from './mail';
import { logoId, showsLogo, withoutLogo } from './signature';

export type Message = Mail & {
  /** File name without a mail server, and Message-ID, by which clients recognize a mail sent twice. */
  id: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};
export type Send = (message: Message) => Promise<void>;

/** Sends mail by SMTP_URL, or without it writes a file under DATA_DIR/mail and logs a warning. */
export function openPost({ config, log }: Pick<Api, 'config' | 'log'>): Send {
  const ownHost = new URL(config.origin).hostname;
  const complete = async ({ id, brand, kind: _kind, ...message }: Message): Promise<SendMailOptions> => ({
    from: config.mailFrom,
    messageId: `<${id}@${brand?.host ?? ownHost}>`,
    ...message,
    ...(brand ? await dressed(message, brand) : await withProductLogo(message)),
  });
  const withProductLogo = async ({
    html,
    attachments = [],
  }: Pick<Message, 'html' | 'attachments'>): Promise<SendMailOptions> => {
    if (!showsLogo(html)) return {};
    const file = path.join(config.screensDir, 'icon.svg');
    const logo = await readable(mailLogo(file, () => readFile(file)));
    return logo
      ? { attachments: [...attachments, { ...picture, content: logo }] }
      : { html: withoutLogo(html, null) };
  };
  /** Sender name and address, and the logo as inline attachment: mail clients block remote images. */
  const dressed = async (
    { html: plain, text: plainText, attachments = [] }: Omit<Message, 'id' | 'brand' | 'kind'>,
    brand: NonNullable<Mail['brand']>,
  ): Promise<SendMailOptions> => {
    const [html, text] = [plain, plainText].map(atHome(brand)) as [string, string]; // two of two
    const logo = brand.logo && (await logoOf(brand.logo));
    return {
      text,
      from: { name: brand.name, address: brand.sender ?? addressIn(config.mailFrom) },
      ...(brand.replyTo && { replyTo: brand.replyTo }),
      ...(logo
        ? { html, attachments: [...attachments, { ...picture, content: logo }] }
        : { html: withoutLogo(html, brand) }),
    };
  };
  /** Links lead to the broker's own host, where its customers are signed in. */
  const atHome =
    ({ host }: MailBrand) =>
    (text: string): string => {
      if (!host || config.oidc) return text;
      const { protocol, port } = new URL(config.origin);
      return text.replaceAll(`${config.origin}/`, () => `${protocol}//${host}${port && `:${port}`}/`);
    };
  const logoOf = async (hash: string): Promise<Buffer | null> => {
    const store = await openDiskStore(config.dataDir);
    return readable(mailLogo(hash, () => store.read(CATALOGUE_ID, hash)));
  };
  const readable = (logo: Promise<Buffer>): Promise<Buffer | null> =>
    logo.catch(() => {
      log.warn('the logo of a mail could not be read; its name stands there');
      return null;
    });
  if (config.smtpUrl) {
    const transport = createTransport(config.smtpUrl);
    return async (message) => {
      await transport.sendMail(await complete(message));
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (message) => {
    const { message: content } = await transport.sendMail(await complete(message));
    const folder = path.join(config.dataDir, 'mail');
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, `${message.id}.eml`);
    await writeFile(file, content, { mode: 0o600 });
    log.warn({ file }, 'SMTP_URL is not set; a mail was written to a file');
  };
}

const picture = {
  filename: 'logo.png',
  contentType: 'image/png',
  cid: logoId,
  contentDisposition: 'inline',
} as const;

const addressIn = (sender: string): string => sender.match(/<([^>]+)>\s*$/)?.[1] ?? sender;

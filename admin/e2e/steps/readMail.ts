import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '../journey';

/** Text of the newest mail to an address that contains these words, from the data directory. */
export async function readMail(dataDirectory: string, to: string, words: string): Promise<string> {
  const folder = path.join(dataDirectory, 'mail');
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
        const mails = await Promise.all(
          files.sort().map((file) => readFile(path.join(folder, file), 'utf8')),
        );
        found = mails
          .filter((mail) => mail.includes(`To: ${to}\r\n`))
          .map(decoded)
          .findLast((text) => text.includes(words));
        return found !== undefined;
      },
      { intervals: [200] },
    )
    .toBe(true);
  return found ?? '';
}

/** Decodes quoted-printable (RFC 2045, section 6.7). */
function decoded(mail: string): string {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/**
 * What a device keeps to open its lock where no server can be asked: a few bits that follow from the password. So few that
 * they give no password away, to the person who tries all words of a dictionary on them thousands still fit; and enough that of a
 * few guesses on the device none does.
 */
export interface UnlockCheck {
  /** 16 bytes in hexadecimal digits. */
  salt: string;
  iterations: number;
  /** Two bytes in hexadecimal digits. */
  bits: string;
}

/** For PBKDF2 with HMAC-SHA-256, as OWASP recommends; it is what browsers have. */
export const unlockIterations = 600_000;

/** How many wrong guesses a device takes before it waits for the server. */
export const unlockTries = 5;

/** The bits of a password; null where the page is not a secure one, for browsers derive nothing there. */
export async function unlockBits(
  password: string,
  { salt, iterations }: Pick<UnlockCheck, 'salt' | 'iterations'>,
): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle as typeof globalThis.crypto.subtle | undefined; // missing on pages that are not secure
  if (!subtle) return null;
  const words = new TextEncoder().encode(password.normalize('NFC'));
  const key = await subtle.importKey('raw', words, 'PBKDF2', false, ['deriveBits']);
  const bytes = Uint8Array.from(salt.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const derived = await subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytes, iterations },
    key,
    16,
  );
  return Array.from(new Uint8Array(derived), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

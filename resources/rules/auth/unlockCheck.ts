/**
 * The verifier with which a device unlocks offline: a few bits derived from the password. So few that thousands of
 * dictionary words match and the password cannot be recovered, but enough that none of a few guesses does.
 */
export interface UnlockCheck {
  /** 16 bytes in hexadecimal. */
  salt: string;
  iterations: number;
  /** Two bytes in hexadecimal. */
  bits: string;
}

/** PBKDF2 with HMAC-SHA-256, iterations as recommended by OWASP; supported by browsers. */
export const unlockIterations = 600_000;

/** Number of wrong guesses before the device requires the server. */
export const unlockTries = 5;

/** The verifier of a password; null outside secure contexts, where browsers have no Web Crypto. */
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

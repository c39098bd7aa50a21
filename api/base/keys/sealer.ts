import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts values stored in the database and derives keys from the secret. */
export interface Sealer {
  seal: (text: string) => string;
  /** Throws if the text was sealed with another secret or altered. */
  open: (sealed: string) => string;
  derive: (purpose: string) => string;
}

/** AES-256-GCM with a key derived by HKDF (RFC 5869). */
export function createSealer(secret: string): Sealer {
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'plumbline', purpose, 32));
  const key = derived('seal');
  return {
    seal(text) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    derive: (purpose) => derived(purpose).toString('base64url'),
  };
}

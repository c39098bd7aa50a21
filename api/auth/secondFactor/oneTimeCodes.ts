import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Seconds a code is shown (RFC 6238, section 5.2, recommends 30). */
export const stepLength = 30;
const digits = 6;
/** Steps a device's clock may be behind or ahead. */
const drift = 1;

/** A new secret of 160 bits, as RFC 4226, section 4 (R6), recommends; in base32, as people type it. */
export const newSecret = (): string => base32(randomBytes(20));

/** The time step of a moment. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepLength);

/** The code of a time step (TOTP, RFC 6238, by HMAC-SHA-1, which every authenticator app knows). */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

interface Presented {
  code: string;
  /** The last step a code was taken for: it and those before are used up. */
  after: number;
  now: Date;
}

/** The step the code belongs to, one before or after now at most; null when it is wrong, too old, or was used. */
export function matchingStep(secret: string, { code, after, now }: Presented): number | null {
  const given = Buffer.from(code);
  const current = stepAt(now);
  let found: number | null = null;
  for (let step = current - drift; step <= current + drift; step += 1) {
    const expected = Buffer.from(codeOf(secret, step));
    const isEqual = given.length === expected.length && timingSafeEqual(given, expected);
    if (isEqual && step > after) found = step;
  }
  return found;
}

/** What an authenticator app reads from the QR code (Key URI format of Google Authenticator). */
export function keyUri(secret: string, email: string): string {
  const query = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: String(digits) });
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?${query}&period=${stepLength}`;
}

const issuer = 'Plumbline';
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

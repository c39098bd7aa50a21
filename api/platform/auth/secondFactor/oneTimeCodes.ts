import { HOTP, Secret, TOTP } from 'otpauth';

/** Seconds a code is shown (RFC 6238, section 5.2, recommends 30). */
export const stepLength = 30;
const digits = 6;
/** Steps a device's clock may be behind or ahead. */
const drift = 1;

/** A new secret of 160 bits, as RFC 4226, section 4 (R6), recommends; in base32, as people type it. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The time step of a moment. */
export const stepAt = (now: Date): number => TOTP.counter({ period: stepLength, timestamp: now.getTime() });

/** The code of a time step (TOTP, RFC 6238, by HMAC-SHA-1, which every authenticator app knows). */
export const codeOf = (secret: string, step: number): string =>
  HOTP.generate({ secret: Secret.fromBase32(secret), algorithm, digits, counter: step });

interface Presented {
  code: string;
  /** The last step a code was taken for: it and those before are used up. */
  after: number;
  now: Date;
}

/** The step the code belongs to, one before or after now at most; null when it is wrong, too old, or was used. */
export function matchingStep(secret: string, { code, after, now }: Presented): number | null {
  // The library compares bytes and throws where six characters are more than six bytes.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const current = stepAt(now);
  const off = HOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    algorithm,
    digits,
    counter: current,
    window: drift,
  });
  return off !== null && current + off > after ? current + off : null;
}

/** What an authenticator app lists under the product's name; it reads it from the QR code (Key URI format of Google Authenticator). */
export const keyUri = (secret: string, email: string, product: string): string =>
  new TOTP({ issuer: product, label: email, secret, algorithm, digits, period: stepLength }).toString();

const algorithm = 'SHA1';

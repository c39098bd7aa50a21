import { HOTP, Secret, TOTP } from 'otpauth';

/** Seconds a code is valid (RFC 6238, section 5.2, recommends 30). */
export const stepLength = 30;
const digits = 6;
/** Time steps a device's clock may be behind or ahead. */
const drift = 1;

/** A new secret of 160 bits (RFC 4226, section 4, R6) in base32, in which it can be typed. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The time step of an instant. */
export const stepAt = (now: Date): number => TOTP.counter({ period: stepLength, timestamp: now.getTime() });

/** The code of a time step (TOTP, RFC 6238, with HMAC-SHA-1, which every authenticator app supports). */
export const codeOf = (secret: string, step: number): string =>
  HOTP.generate({ secret: Secret.fromBase32(secret), algorithm, digits, counter: step });

interface Presented {
  code: string;
  /** The last step a code was accepted for: it and earlier ones are used up. */
  after: number;
  now: Date;
}

/** The code's time step, at most one before or after the current one; null if it is wrong, expired or used. */
export function matchingStep(secret: string, { code, after, now }: Presented): number | null {
  // The library compares bytes and throws for six characters of more than six bytes.
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

/**
 * The URI in the QR code, which names product and account to the authenticator app (Key URI format of Google
 * Authenticator).
 */
export const keyUri = (secret: string, email: string, product: string): string =>
  new TOTP({ issuer: product, label: email, secret, algorithm, digits, period: stepLength }).toString();

const algorithm = 'SHA1';

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Sealer } from '../../../base/keys/sealer';

/** Validity of the download link, in days. */
export const linkDays = 30;

/** Download URL of a mailed report; its token is an HMAC with the installation's secret. */
export const reportLink = (origin: string, sealer: Sealer, mail: string): string =>
  `${origin}/r/${mail}/${tokenOf(sealer, mail)}`;

export function isLinkOf(sealer: Sealer, mail: string, token: string): boolean {
  const expected = Buffer.from(tokenOf(sealer, mail));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const tokenOf = (sealer: Sealer, mail: string): string =>
  createHmac('sha256', sealer.derive('report link')).update(mail).digest('base64url');

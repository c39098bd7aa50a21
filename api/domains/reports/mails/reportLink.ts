import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Sealer } from '../../../base/keys/sealer';

/** How long a link in a mail leads to the report. */
export const linkDays = 30;

/** The address under which the reader of a mail fetches the report; nobody makes one up without the installation's secret. */
export const reportLink = (origin: string, sealer: Sealer, mail: string): string =>
  `${origin}/r/${mail}/${tokenOf(sealer, mail)}`;

export function isLinkOf(sealer: Sealer, mail: string, token: string): boolean {
  const expected = Buffer.from(tokenOf(sealer, mail));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const tokenOf = (sealer: Sealer, mail: string): string =>
  createHmac('sha256', sealer.derive('report link')).update(mail).digest('base64url');

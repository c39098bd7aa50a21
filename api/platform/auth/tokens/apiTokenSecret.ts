import { createHash, randomBytes } from 'node:crypto';

/** Prefix of personal tokens, by which secret scanners and people recognize them. */
export const apiTokenPrefix = 'plb_';

export const makeApiToken = (): string => `${apiTokenPrefix}${randomBytes(32).toString('base64url')}`;

/** A plain hash suffices for a random token of 256 bits. */
export const hashApiToken = (token: string): string => createHash('sha256').update(token).digest('hex');

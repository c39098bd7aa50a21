import { createHash, randomBytes } from 'node:crypto';

/** Personal tokens begin so, that secret scanners and people know them. */
export const apiTokenPrefix = 'plb_';

export const makeApiToken = (): string => `${apiTokenPrefix}${randomBytes(32).toString('base64url')}`;

/** A token has enough randomness of its own for a plain hash. */
export const hashApiToken = (token: string): string => createHash('sha256').update(token).digest('hex');

import { createHash } from 'node:crypto';

/** The same id for the same name in every database: a UUIDv8 (RFC 9562, 5.8) out of the name's hash. */
export function stableId(...name: string[]): string {
  const hex = createHash('sha256').update(name.join('/')).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}

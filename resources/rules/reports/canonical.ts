/**
 * A canonical JSON: sorted keys, no empty values. Database, API and device represent empty fields differently (null,
 * '', [], absent).
 */
export function canonical(value: unknown): string {
  return JSON.stringify(ordered(value)) ?? 'null';
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => ordered(item) ?? null);
  if (typeof value !== 'object' || value === null) return isSaid(value) ? value : undefined;
  const entries = Object.entries(value)
    .map(([key, item]) => [key, ordered(item)] as const)
    .filter(([, item]) => isSaid(item) && !isBare(item))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries);
}

const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== false;
const isBare = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** SHA-256 of a text in hexadecimal, in Node and browsers. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

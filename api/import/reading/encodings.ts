/** Encodings a user may choose, by the label the platform's decoder knows them by. */
export const encodings = {
  'utf-8': 'utf-8',
  cp1250: 'windows-1250',
  'windows-1252': 'windows-1252',
  'iso-8859-2': 'iso-8859-2',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
} as const;
export type Encoding = keyof typeof encodings;

export function isEncoding(value: unknown): value is Encoding {
  return typeof value === 'string' && Object.hasOwn(encodings, value);
}

/** Description of a backup, by which a restore checks that nothing is missing. */
export interface Manifest {
  format: 1;
  takenAt: string;
  tables: { name: string; ddl: string; columns: string[]; rows: number; sha256: string }[];
  files: number;
}

export const manifestName = 'manifest.json';
export const tableFile = (name: string): string => `database/${name}.jsonl.gz`;

/** A value in JSON: bytes as base64, everything else as the driver's text. */
export const kept = (value: unknown): unknown =>
  Buffer.isBuffer(value) ? { base64: value.toString('base64') } : value;

export const givenBack = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'base64' in value && typeof value.base64 === 'string'
    ? Buffer.from(value.base64, 'base64')
    : value;

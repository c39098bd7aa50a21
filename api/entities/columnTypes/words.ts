/** Column of an id. */
export const id = 'char(36) character set ascii collate ascii_bin';
/** Column of an internal word, compared bytewise. */
export const code = 'varchar(64) character set ascii collate ascii_bin';

/** A text within JSON, in the tables' collation (ignores case and diacritics). */
export const collated = (value: string): string =>
  `convert(${value} using utf8mb4) collate utf8mb4_unicode_520_ci`;

export const asText = (value: unknown): string => (typeof value === 'string' ? value : String(value));

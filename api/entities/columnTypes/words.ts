/** Column of an id. */
export const id = 'char(36) character set ascii collate ascii_bin';
/** Column of a word that nobody but the product writes, compared byte by byte. */
export const code = 'varchar(64) character set ascii collate ascii_bin';

/** A text inside JSON in the collation of the tables, for which case and diacritics do not matter. */
export const collated = (value: string): string =>
  `convert(${value} using utf8mb4) collate utf8mb4_unicode_520_ci`;

export const asText = (value: unknown): string => (typeof value === 'string' ? value : String(value));

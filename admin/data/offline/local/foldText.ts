const plainSign = /^[\x20-\x7e]*$/;

/** Text as searching and sorting compare it: case and accents do not matter, as in the database's collation. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // Almost all identifiers are plain; normalising is the dear part.
  return plainSign.test(lower)
    ? lower
    : lower.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/ß/g, 'ss').replace(/đ/g, 'd');
}

/** A PDF as its raw objects: structure trees of large reports have hundreds of thousands, of which few are ever parsed. */
export interface PdfFile {
  /** Number to the bytes between `obj` and `endobj`. */
  objects: Map<number, Buffer>;
  /** Number of the catalogue. */
  root: number;
  /** Number of the information dictionary. */
  info?: number;
  /** The file identifiers as written: `[<…> <…>]`. */
  id?: string;
}

export const isStream = (body: Buffer): boolean =>
  body.subarray(-ending.length - 4).includes(ending) && body.includes('stream');

const ending = Buffer.from('endstream');

export const lastNumber = ({ objects }: PdfFile): number => {
  let last = 0;
  for (const number of objects.keys()) last = Math.max(last, number);
  return last;
};

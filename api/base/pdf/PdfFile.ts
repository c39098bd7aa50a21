/** A PDF as its raw objects: structure trees of large reports have hundreds of thousands, of which few are ever parsed. */
export interface PdfFile {
  objects: PdfObjects;
  /** Number of the catalogue. */
  root: number;
  /** Number of the information dictionary. */
  info?: number;
  /** The file identifiers as written: `[<…> <…>]`. */
  id?: string;
}

export interface PdfObjects {
  /** The bytes between `obj` and `endobj`, without space around; undefined for a free number. */
  get(number: number): Buffer | undefined;
  set(number: number, body: Buffer): void;
  /** Ascending. */
  numbers(): number[];
  /** The highest number in use. */
  last(): number;
}

/** Whether a body is a stream: only those end in `endstream`. */
export const isStream = (body: Buffer): boolean =>
  body.length > ending.length &&
  body[body.length - 1] === letterM &&
  body.subarray(-ending.length).equals(ending);

const ending = Buffer.from('endstream');
const letterM = 109;

export const lastNumber = ({ objects }: PdfFile): number => objects.last();

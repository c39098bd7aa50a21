import { csvParser } from './csvParser';
import type { Rows } from './listRow';

/** Rows of delimited text as a stream; memory holds one piece of the file. */
export async function* readCsv(pieces: AsyncIterable<string>, delimiter: string): Rows {
  const parser = csvParser(delimiter);
  for await (const piece of pieces) {
    const rows = parser.push(piece);
    if (rows.length > 0) yield rows;
  }
  const last = parser.end();
  if (last.length > 0) yield last;
}

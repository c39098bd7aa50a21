import { csvParser } from './csvParser';
import type { Rows } from './listRow';

/** Streams the rows of delimited text; only one chunk of the file is in memory. */
export async function* readCsv(pieces: AsyncIterable<string>, delimiter: string): Rows {
  const parser = csvParser(delimiter);
  for await (const piece of pieces) {
    const rows = parser.push(piece);
    if (rows.length > 0) yield rows;
  }
  const last = parser.end();
  if (last.length > 0) yield last;
}

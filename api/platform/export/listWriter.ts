import type { CellKind, ExportCell } from '@plumbline/resources/language/exchange/exportCell';

export interface Heading {
  text: string;
  kind: CellKind;
}

type Bytes = Uint8Array[] | Promise<Uint8Array[]>;

/** Writes a list piece by piece, one call after the other; each returns the bytes that are ready. */
export interface ListWriter {
  mimeType: string;
  begin: (headings: readonly Heading[]) => Bytes;
  rows: (rows: readonly (readonly ExportCell[])[], kinds: readonly CellKind[]) => Bytes;
  end: () => Bytes;
}

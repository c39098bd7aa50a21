import type { CellKind, ExportCell } from '@plumbline/resources/export/exportCell';

export interface Heading {
  text: string;
  kind: CellKind;
}

/** Writes a list piece by piece; each call returns the bytes that are ready. */
export interface ListWriter {
  mimeType: string;
  begin: (headings: readonly Heading[]) => Uint8Array[];
  rows: (rows: readonly (readonly ExportCell[])[], kinds: readonly CellKind[]) => Uint8Array[];
  end: () => Uint8Array[];
}

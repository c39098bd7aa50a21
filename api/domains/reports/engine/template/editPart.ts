import type { PackageParts } from './openPackage';

export function readPart(parts: PackageParts, name: string): string {
  const bytes = parts.get(name) ?? new Uint8Array();
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}

/** Changes the text of a part, if it exists. */
export function editPart(parts: PackageParts, name: string, change: (xml: string) => string): void {
  if (parts.has(name)) parts.set(name, Buffer.from(change(readPart(parts, name)), 'utf8'));
}

/** Changes the text of all parts with a matching name. */
export function editParts(
  parts: PackageParts,
  names: RegExp,
  change: (xml: string, name: string) => string,
): void {
  for (const name of parts.keys()) if (names.test(name)) editPart(parts, name, (xml) => change(xml, name));
}

import type { Inspection } from '../usePlanningInspections';

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/gi, 'l').toLowerCase();

/** Whether every word typed stands somewhere in what people know a piece by. */
export function matches({ equipment, productName, locationName }: Inspection, query: string): boolean {
  const known = fold(
    [
      equipment?.identNumber,
      equipment?.qrCode,
      equipment?.serialNumber,
      equipment?.place,
      productName,
      locationName,
    ]
      .filter(Boolean)
      .join(' '),
  );
  return fold(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => known.includes(word));
}

/** The piece whose code, number or serial number was scanned; an address as printed on labels ends with the code. */
export function findByCode(inspections: readonly Inspection[], scanned: string): Inspection | undefined {
  const code = fold(scanned.trim());
  const codes = new Set([code, code.split(/[/=]/).at(-1) ?? code]);
  return inspections.find(({ equipment }) =>
    [equipment?.qrCode, equipment?.identNumber, equipment?.serialNumber].some(
      (known) => known && codes.has(fold(known)),
    ),
  );
}

type Measure = 'mass' | 'length' | 'months';

/** Standard gravity (CGPM 1901): 1 kN is the weight of 1000 / 9.80665 kg. */
export const standardGravity = 9.80665;

// Units per quantity, by their size in the base unit. Loads may also be given as forces.
const sizes: Readonly<Record<Measure, readonly (readonly [size: number, words: string])[]>> = {
  mass: [
    [1e-6, 'mg'],
    [1e-3, 'g gramm gram'],
    [0.01, 'dag dkg'],
    [1, 'kg kgs kilo kilogramm kilogram kilogramy kilogramów kp kgf'],
    [100, 'mázsa'],
    [1000, 't to tonne tonnen tonnes ton tona tony tonna'],
    [0.45359237, 'lb lbs pound pounds funt funty funtów font'],
    [1 / standardGravity, 'n newton'],
    [10 / standardGravity, 'dan'],
    [1000 / standardGravity, 'kn kilonewton'],
  ],
  length: [
    [1, 'mm millimeter milimetr milimetry milimetrów'],
    [10, 'cm zentimeter centimeter centymetr centymetry centymetrów centiméter'],
    [100, 'dm'],
    [1000, 'm meter metr metry metrów méter mb lfm'],
    [1e6, 'km'],
    [25.4, 'in inch inches zoll cal cale cali hüvelyk " ″'],
    [304.8, 'ft foot feet'],
  ],
  months: [
    [1, 'months month monate monat mon mies miesiąc miesiące miesięcy hónap hó'],
    [12, 'years year jahre jahr lat lata rok év y'],
  ],
};
const units: ReadonlyMap<string, { measure: Measure; size: number }> = new Map(
  (Object.keys(sizes) as Measure[]).flatMap(
    (
      measure, // the keys of the table above
    ) =>
      sizes[measure].flatMap(([size, words]) =>
        words.split(' ').map((word) => [word, { measure, size }] as const),
      ),
  ),
);
// Units offered for an unknown word.
const offered: Readonly<Record<Measure, readonly string[]>> = {
  mass: ['kg', 't', 'kN', 'daN', 'lb'],
  length: ['mm', 'cm', 'm', 'in'],
  months: ['months', 'years'],
};
// Words of counted things without a size.
const pieces = new Set(['stk', 'stück', 'szt', 'sztuk', 'db', 'pcs', 'pc', 'x']);

/** The unit of a word. A load per shelf is a load ("kg/Fach"); one per area or length (kg/m²) is not. */
function unitOf(word: string): { measure: Measure; size: number } | undefined {
  const [name = '', per] = word.toLowerCase().replace(/\.$/, '').split('/');
  if (per !== undefined && (/[23²³]$/.test(per) || /^(qm|sqm|sqft|to)$/.test(per) || units.has(per)))
    return undefined;
  return units.get(name);
}

/** Factor from `given` to `wanted`; null: not convertible or unknown. */
export function unitFactor(given: string, wanted: string | undefined): number | null {
  const from = given.toLowerCase().replace(/\.$/, '');
  if (from === '' || from === wanted?.toLowerCase() || pieces.has(from)) return 1;
  const [source, target] = [unitOf(from), wanted === undefined ? undefined : unitOf(wanted)];
  if (!source || !target || source.measure !== target.measure) return null;
  return source.size / target.size;
}

export const isKnownUnit = (word: string): boolean => unitOf(word) !== undefined;

/** Units offered for an unknown word, the field's own first. */
export function unitChoices(wanted: string): readonly string[] {
  const measure = unitOf(wanted)?.measure;
  return measure ? [wanted, ...offered[measure].filter((one) => one !== wanted)] : [wanted];
}

/** Whether the unit is a force, converted to a load by gravity. */
export const isForce = (word: string): boolean =>
  /^(n|newton|dan|kn|kilonewton)$/i.test(word.replace(/\/.*/, ''));

// Remarks in brackets that are as short as units.
const remarks = new Set(
  'max maks min mind ges ca ok kb opt nenn soll ist neu alt re li br tot sum gl udl std typ nr no lp id qr pl de hu en'.split(
    ' ',
  ),
);

/**
 * The unit in a header: in brackets ("Nośność pola [kg]"), after a slash, or as a word ("Tiefe cm"). Unknown or
 * several units are returned as they are, to be decided by the user.
 */
export function unitOfHeader(header: string, wanted?: string): string | undefined {
  const brackets = [...header.matchAll(/[([]\s*(?:in |w )?([^)\]]*?)\.?\s*[)\]]/gu)].map(
    ([, inner = '']) => inner,
  );
  if (wanted === undefined) return brackets.map((one) => one.toLowerCase()).find((one) => units.has(one));
  const measure = unitOf(wanted)?.measure;
  const fits = (word: string) => unitOf(word)?.measure === measure;
  const inner = brackets.flatMap((one) => one.split(/[\s,;]+/)).filter(Boolean);
  const words = unbracketed(header);
  const named = [
    ...inner.filter(fits),
    ...words.filter((word, index) => fits(word) && standsAlone(word, index, words)),
  ];
  const [first, ...others] = [...new Map(named.map((word) => [unitFactor(word, wanted), word])).values()];
  if (first !== undefined) return others.length > 0 ? [first, ...others].join(', ') : first;
  const strange = [...brackets, ...words.filter((word) => word.includes('/'))].find((one) =>
    looksLikeUnit(one),
  );
  return strange?.replaceAll(' ', '');
}

function unbracketed(header: string): string[] {
  return header
    .replace(/[([][^)\]]*[)\]]?/g, ' ')
    .split(/[\s,;:_–-]+/)
    .flatMap((word) => {
      const [before = '', after] = word.split('/');
      // "Feldlast/kg" has the unit after the slash, "kg/Fach" and "kg/m²" before it.
      return after !== undefined && !units.has(before.toLowerCase()) ? [before, after] : [word];
    })
    .map((word) => word.replace(/\.$/, ''))
    .filter(Boolean);
}

// A single letter, or the English "in", is a unit only at the end: "Depth in".
const standsAlone = (word: string, index: number, words: readonly string[]): boolean =>
  index > 0 && ((word.length > 1 && word.toLowerCase() !== 'in') || index === words.length - 1);

const looksLikeUnit = (word: string): boolean =>
  units.has(word.toLowerCase()) ||
  (/^\p{L}{1,4}$/u.test(word) && !remarks.has(word.toLowerCase())) ||
  (/^[\p{L}]{1,3} ?\/ ?[\p{L}]{1,3}[23²³]?$/u.test(word) &&
    units.has(word.split(/ ?\//)[0]?.toLowerCase() ?? ''));

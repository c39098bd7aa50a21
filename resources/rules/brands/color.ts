/** Red, green and blue from 0 to 1. */
type Rgb = readonly [number, number, number];

export const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

function parse(color: string): Rgb {
  const part = (from: number) => Number.parseInt(color.slice(from, from + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

const format = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(clamp(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
const clamp = (part: number): number => Math.min(1, Math.max(0, part));

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number): number =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

/** Relative luminance, 0 for black to 1 for white (WCAG 2.2). */
function luminance(color: string): number {
  const [red, green, blue] = parse(color).map(toLinear) as unknown as Rgb; // map keeps the three
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2): text needs 4.5, lines and icons 3. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]; // two of two
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes the other colour in with the given opacity (0 to 1). */
export function mix(color: string, other: string, share: number): string {
  const [a, b] = [parse(color), parse(other)];
  const at = (index: 0 | 1 | 2) => a[index] * (1 - share) + b[index] * share;
  return format([at(0), at(1), at(2)]);
}

/** A colour in OKLCH: lightness 0 to 1, chroma from 0 for grey to about 0.3, hue in radians. */
export interface Tone {
  lightness: number;
  chroma: number;
  hue: number;
}

// Coefficients: Björn Ottosson, "A perceptual color space for image processing" (2020).
export function toneOf(color: string): Tone {
  const [r, g, b] = parse(color).map(toLinear) as unknown as Rgb; // map keeps the three
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const across = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const along = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(across, along),
    hue: Math.atan2(along, across),
  };
}

/** Converts to sRGB; colours outside the gamut lose chroma. */
export function colorOf({ lightness, chroma, hue }: Tone): string {
  for (let left = chroma; left > 0.001; left *= 0.92) {
    const rgb = rgbOf({ lightness, chroma: left, hue });
    if (rgb.every((part) => part > -0.002 && part < 1.002)) return format(rgb);
  }
  return format(rgbOf({ lightness, chroma: 0, hue }));
}

function rgbOf({ lightness, chroma, hue }: Tone): Rgb {
  const [across, along] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * across + 0.2158037573 * along) ** 3;
  const m = (lightness - 0.1055613458 * across - 0.0638541728 * along) ** 3;
  const s = (lightness - 0.0894841775 * across - 1.291485548 * along) ** 3;
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

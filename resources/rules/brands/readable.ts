import { colorOf, contrast, mix, toneOf } from './color';

/** WCAG 2.2, success criteria 1.4.3 and 1.4.11. */
export const textContrast = 4.5;
export const lineContrast = 3;

const step = 0.01;

/**
 * The colour itself where it meets the test, else the nearest tone of the same hue that does, going darker or lighter; black
 * or white at the end.
 */
export function shifted(
  color: string,
  towards: 'darker' | 'lighter',
  isGood: (color: string) => boolean,
): string {
  if (isGood(color)) return color.toLowerCase();
  const { lightness, chroma, hue } = toneOf(color);
  const by = towards === 'darker' ? -step : step;
  for (let at = lightness + by; at > 0 && at < 1; at += by) {
    const candidate = colorOf({ lightness: at, chroma, hue });
    if (isGood(candidate)) return candidate;
  }
  return towards === 'darker' ? '#000000' : '#ffffff';
}

/** Whether the colour stands out from all of these grounds. */
export const standsOut = (color: string, grounds: readonly string[], least: number = textContrast): boolean =>
  grounds.every((ground) => contrast(color, ground) >= least);

/** The one of the two inks that reads better on the ground. */
export const inkOn = (ground: string, dark: string, light: string): string =>
  contrast(dark, ground) > contrast(light, ground) ? dark : light;

/** The ground with as much white (or whatever is said) in it as the inks need to be readable. */
export function groundFor(ground: string, inks: readonly string[], fallback: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(ground, fallback, share);
    if (inks.every((ink) => contrast(ink, candidate) >= textContrast)) return candidate;
  }
  return fallback;
}

/** The hue in a tone for dark grounds: there a saturated colour glares. */
export function pale(color: string): string {
  const { chroma, hue } = toneOf(color);
  return colorOf({ lightness: 0.8, chroma: Math.min(chroma, 0.11), hue });
}

/** The hue in a tone for a large dark surface. */
export function deep(color: string): string {
  const { lightness, chroma, hue } = toneOf(color);
  return colorOf({ lightness: Math.min(lightness, 0.3), chroma: Math.min(chroma, 0.08), hue });
}

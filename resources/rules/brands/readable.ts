import { colorOf, contrast, mix, toneOf } from './color';

/** WCAG 2.2, success criteria 1.4.3 and 1.4.11. */
export const textContrast = 4.5;
export const lineContrast = 3;

const step = 0.01;

/**
 * The colour if it passes the test, else the nearest lightness of the same hue that does, darker or lighter; finally
 * black or white.
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

/** Whether the colour has enough contrast to all of these backgrounds. */
export const standsOut = (color: string, grounds: readonly string[], least: number = textContrast): boolean =>
  grounds.every((ground) => contrast(color, ground) >= least);

/** The text colour with the higher contrast to the background. */
export const inkOn = (ground: string, dark: string, light: string): string =>
  contrast(dark, ground) > contrast(light, ground) ? dark : light;

/** Lightens the background (or mixes in another colour) until the text colours are readable on it. */
export function groundFor(ground: string, inks: readonly string[], fallback: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(ground, fallback, share);
    if (inks.every((ink) => contrast(ink, candidate) >= textContrast)) return candidate;
  }
  return fallback;
}

/** A tone of the hue for dark backgrounds, where saturated colours glare. */
export function pale(color: string): string {
  const { chroma, hue } = toneOf(color);
  return colorOf({ lightness: 0.8, chroma: Math.min(chroma, 0.11), hue });
}

/** A tone of the hue for a large dark surface. */
export function deep(color: string): string {
  const { lightness, chroma, hue } = toneOf(color);
  return colorOf({ lightness: Math.min(lightness, 0.3), chroma: Math.min(chroma, 0.08), hue });
}

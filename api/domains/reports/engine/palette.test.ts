import { auditResult, dangerLevel } from '@plumbline/resources/language/choices/choices';
import { expect, it } from 'vitest';
import { coloursOf } from './palette';

it.each([...auditResult.values, ...dangerLevel.values])('%s has enough contrast', (code) => {
  const colours = coloursOf(code);
  expect(contrast(colours?.fill ?? '', colours?.text ?? '')).toBeGreaterThan(7);
});

it('gives each audit result its own colour', () => {
  expect(new Set(auditResult.values.map((code) => coloursOf(code)?.fill)).size).toBe(
    auditResult.values.length,
  );
});

it('returns no colour for other codes', () => {
  expect(coloursOf('constructor')).toBeUndefined();
});

/** Contrast ratio of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

import type { BrandColors } from '@plumbline/resources/rules/brands/brand';
import { contrast, toneOf } from '@plumbline/resources/rules/brands/color';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AppPalette, darkPalette, lightPalette } from '../palette';
import { linePairs, textPairs } from '../testing/palettePairs';
import { brandPalette } from './brandPalette';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
const wish = fc.option(color, { nil: null });
const brands: fc.Arbitrary<BrandColors> = fc.record({
  primaryColor: color,
  secondaryColor: wish,
  headerColor: wish,
  backgroundColor: wish,
  textColor: wish,
});
const unreadable = (palette: AppPalette): string[] =>
  [
    ...textPairs(palette).filter(({ front, ground }) => contrast(front, ground) < 4.5),
    ...linePairs(palette).filter(({ front, ground }) => contrast(front, ground) < 3),
  ].map(({ what, front, ground }) => `${what}: ${front} on ${ground}, ${contrast(front, ground).toFixed(2)}`);

const plain = { secondaryColor: null, headerColor: null, backgroundColor: null, textColor: null };

describe('the colours of the app', () => {
  it.each([lightPalette, darkPalette])('can be read and seen as they are: $mode', (palette) => {
    expect(unreadable(palette)).toEqual([]);
  });

  it('can be read and seen with any colours of any broker', () => {
    fc.assert(
      fc.property(brands, (colors) => {
        const { light, dark } = brandPalette(colors);
        expect([...unreadable(light), ...unreadable(dark)]).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('takes a broker’s colour as it is where it can be read', () => {
    const { light } = brandPalette({ ...plain, primaryColor: '#1B5E3B', headerColor: '#12402A' });
    expect(light.primary.main).toBe('#1b5e3b');
    expect(light.head).toMatchObject({ isBranded: true, ground: '#12402a', text: '#ffffff' });
  });

  it('keeps the hue where lightness has to give way', () => {
    const yellow = '#FFD400';
    const { light, dark } = brandPalette({ ...plain, primaryColor: yellow });
    for (const { primary } of [light, dark])
      expect(Math.abs(toneOf(primary.main).hue - toneOf(yellow).hue)).toBeLessThan(0.15);
    expect(light.primary.main).not.toBe(yellow.toLowerCase());
  });

  it('leaves what red, orange and green say alone', () => {
    const { light } = brandPalette({ ...plain, primaryColor: '#1B5E3B' });
    for (const name of ['success', 'warning', 'error'] as const)
      expect(light[name]).toEqual(lightPalette[name]);
  });
});

import { mix } from '@plumbline/resources/rules/brands/color';
import { standsOut, textContrast } from '@plumbline/resources/rules/brands/readable';
import { expect, it } from 'vitest';
import { darkPalette, lightPalette } from '../../kit/theme/palette';
import { staleOpacity } from './staleOpacity';

it.each([lightPalette, darkPalette])(
  'small print of old rows can be read while new ones come ($mode)',
  ({ background, text }) => {
    const seen = mix(background.paper, text.secondary, staleOpacity);
    expect(standsOut(seen, [background.paper], textContrast)).toBe(true);
  },
);

import type { BrandColors } from '@plumbline/resources/rules/brands/brand';
import { colorOf, mix, toneOf } from '@plumbline/resources/rules/brands/color';
import {
  deep,
  groundFor,
  inkOn,
  lineContrast,
  pale,
  shifted,
  standsOut,
  textContrast,
} from '@plumbline/resources/rules/brands/readable';
import { type AppPalette, darkPalette, type HeadTones, lightPalette } from '../palette';

/** Opacity of the main colour for selected and hovered backgrounds. */
const shares = { light: { selected: 0.1, hover: 0.05 }, dark: { selected: 0.14, hover: 0.07 } };
const away = { light: 'darker', dark: 'lighter' } as const;
/** Body text in the brand's colour needs more contrast than WCAG's minimum. */
const bodyContrast = 7;

/**
 * The palette with a broker's colours. The hue is kept; the lightness is adjusted where text would be unreadable.
 * Colours of results and danger levels are not changed.
 */
export const brandPalette = (colors: BrandColors): { light: AppPalette; dark: AppPalette } => ({
  light: dressed(lightPalette, {
    primary: colors.primaryColor,
    secondary: colors.secondaryColor ?? lightPalette.secondary.main,
    text: colors.textColor ?? lightPalette.text.primary,
    ground: groundFor(
      colors.backgroundColor ?? lightPalette.background.default,
      [
        lightPalette.text.secondary,
        lightPalette.success.main,
        lightPalette.warning.main,
        lightPalette.error.main,
      ],
      lightPalette.background.paper,
    ),
    header: colors.headerColor,
  }),
  // In dark mode a pale tone of the hue replaces the saturated one.
  dark: dressed(darkPalette, {
    primary: pale(colors.primaryColor),
    secondary: colors.secondaryColor ? pale(colors.secondaryColor) : darkPalette.secondary.main,
    text: darkPalette.text.primary,
    ground: darkPalette.background.default,
    header: colors.headerColor && deep(colors.headerColor),
  }),
});

interface Wished {
  primary: string;
  secondary: string;
  text: string;
  ground: string;
  header: string | null;
}

function dressed(base: AppPalette, wished: Wished): AppPalette {
  const { mode } = base;
  const plain = [base.background.paper, wished.ground];
  const share = shares[mode].selected;
  const main = shifted(wished.primary, away[mode], (color) =>
    standsOut(color, [...plain, ...plain.map((ground) => mix(ground, color, share))]),
  );
  const grounds = [...plain, ...plain.map((ground) => mix(ground, main, share))];
  const readable = (color: string, more: readonly string[] = [], least = textContrast) =>
    shifted(color, away[mode], (candidate) => standsOut(candidate, [...grounds, ...more], least));
  const meaning = (name: 'success' | 'warning' | 'error' | 'info') => ({
    ...base[name],
    main: readable(base[name].main, [base[name].light]),
  });
  const fills = (['success', 'warning', 'error', 'info'] as const).map((name) => base[name].light);
  const onMain = inkOn(main, ink, '#ffffff');
  const second = readable(wished.secondary);
  const text = {
    ...base.text,
    primary: readable(wished.text, fills, bodyContrast),
    secondary: readable(base.text.secondary),
  };
  return {
    ...base,
    primary: {
      main,
      light: moved(main, 0.1),
      dark: shifted(moved(main, -0.08), mode === 'light' ? 'darker' : 'lighter', (color) =>
        standsOut(color, [onMain]),
      ),
      contrastText: onMain,
    },
    secondary: { main: second, contrastText: inkOn(second, ink, '#ffffff') },
    success: meaning('success'),
    warning: meaning('warning'),
    error: meaning('error'),
    info: meaning('info'),
    text,
    background: { ...base.background, default: wished.ground },
    action: {
      hover: veil(main, shares[mode].hover),
      selected: veil(main, share),
      focus: veil(main, share + 0.02),
      active: text.secondary,
    },
    outline: shifted(base.outline, away[mode], (color) => standsOut(color, plain, lineContrast)),
    head: wished.header ? headOf(wished.header) : { ...base.head, text: text.primary, soft: text.secondary },
  };
}

const ink = '#0b1114';
const moved = (color: string, by: number): string => {
  const { lightness, chroma, hue } = toneOf(color);
  return colorOf({ lightness: Math.min(0.98, Math.max(0.02, lightness + by)), chroma, hue });
};

function headOf(color: string): HeadTones {
  const text = inkOn(color, ink, '#ffffff');
  const ground = shifted(color, text === ink ? 'lighter' : 'darker', (one) => standsOut(one, [text]));
  const soft = mix(text, ground, 0.25);
  return {
    isBranded: true,
    ground,
    text,
    soft: standsOut(soft, [ground]) ? soft : text,
    line: mix(ground, text, 0.15),
  };
}

function veil(color: string, share: number): string {
  const part = (from: number) => Number.parseInt(color.slice(from, from + 2), 16);
  return `rgba(${part(1)}, ${part(3)}, ${part(5)}, ${share})`;
}

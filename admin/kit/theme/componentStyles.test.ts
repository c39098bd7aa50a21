import { expect, it } from 'vitest';
import { darkPalette } from './palette';
import { themesIn } from './themes';

it('the words of a note that comes and goes have the colour of its ground, not of a page', () => {
  const { light, dark } = themesIn(null, null);
  for (const { components } of [light, dark])
    expect(components?.MuiAlert?.variants).toContainEqual({
      props: { severity: 'success', variant: 'filled' },
      style: expect.objectContaining({
        '& .MuiAlert-message': expect.objectContaining({ color: 'inherit' }),
      }),
    });
});

it('the buttons of a note that stays can be read like its words, and do not look switched off', () => {
  const { light, dark } = themesIn(null);
  for (const { components, palette } of [light, dark]) {
    const note = components?.MuiAlert?.variants?.find(
      ({ props }: { props: object }) =>
        'variant' in props &&
        props.variant === 'standard' &&
        'severity' in props &&
        props.severity === 'success',
    );
    const style = typeof note?.style === 'function' ? note.style({ theme: { palette } } as never) : null; // of the theme it reads the palette alone
    expect(style).toMatchObject({ color: (palette as typeof darkPalette).text.primary });
  }
});

it('what is chosen in a pick-list stands on the ground on which small print can be read, focused or not', () => {
  const { components, palette } = themesIn(null).dark;
  const option = components?.MuiAutocomplete?.styleOverrides?.option;
  const style = typeof option === 'function' ? option({ theme: { palette } } as never) : null; // of the theme it reads the palette alone
  expect(style).toEqual({
    '&&[aria-selected="true"], &&[aria-selected="true"].Mui-focused': {
      backgroundColor: darkPalette.action.selected,
    },
  });
});

it('links and lists that scroll show the focus in the colour of the theme, in the dark as in the light', () => {
  const { light, dark } = themesIn(null);
  for (const { components, palette } of [light, dark]) {
    const overrides = components?.MuiCssBaseline?.styleOverrides;
    const style = typeof overrides === 'function' ? overrides({ palette } as never) : null; // of the theme it reads the palette alone
    expect(style).toMatchObject({
      [focused]: { outline: `2px solid ${(palette as typeof darkPalette).primary.main}` },
    });
  }
});
const focused = 'a:focus-visible, ul:focus-visible, [role="region"]:focus-visible';

it('a field of a date is as high as any other, on its ground and in its outline', () => {
  const { components, palette } = themesIn(null).dark;
  const theme = { palette } as never; // of the theme they read the palette alone
  const looksOf = (name: 'MuiOutlinedInput' | 'MuiPickersOutlinedInput') => {
    const { root, notchedOutline } = components?.[name]?.styleOverrides ?? {};
    if (typeof root !== 'function' || typeof notchedOutline !== 'function') throw new Error('not styled');
    return { root: root({ theme } as never), outline: notchedOutline({ theme } as never) };
  };
  const { root, outline } = looksOf('MuiOutlinedInput');
  expect(root).toMatchObject(looksOf('MuiPickersOutlinedInput').root as object);
  expect(looksOf('MuiPickersOutlinedInput')).toMatchObject({ outline });
});

it('no animation is repeated for people who want less motion: shortened, it would flicker', () => {
  const { light, dark } = themesIn(null);
  for (const { components, palette } of [light, dark]) {
    const overrides = components?.MuiCssBaseline?.styleOverrides;
    const style = typeof overrides === 'function' ? overrides({ palette } as never) : null; // of the theme it reads the palette alone
    expect(style).toMatchObject({
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
        },
      },
    });
  }
});

it('what is chosen can be told in the colours that a system forces on the page', () => {
  const { components, palette } = themesIn(null).light;
  const overrides = components?.MuiCssBaseline?.styleOverrides;
  const style = typeof overrides === 'function' ? overrides({ palette } as never) : null; // of the theme it reads the palette alone
  expect(style).toMatchObject({
    '@media (forced-colors: active)': {
      '[aria-pressed="true"]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight !important' },
    },
  });
});

it('the buttons of a dialog stay in view while its content scrolls, also where both stand in a form', () => {
  const { components, palette } = themesIn(null).light;
  const paper = components?.MuiDialog?.styleOverrides?.paper;
  const style = typeof paper === 'function' ? paper({ theme: { palette, shadows: [] } } as never) : null; // of the theme it reads these alone
  expect(style).toMatchObject({
    '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
  });
});
